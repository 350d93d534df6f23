import type { LegalSection } from '../legal-text.ts'

export const permittedUse: LegalSection = {
  id: 'mag',
  title: 'Wat mag',
  blocks: [
    [
      'Vacatures schrijven en plaatsen voor functies die echt bestaan.',
      'CV’s inlezen die kandidaten zelf stuurden of met hun weten zijn gedeeld.',
      'Kandidaten zoeken, vergelijken en benaderen voor zo’n functie.',
      'Gesprekken opnemen en laten uitschrijven met toestemming van de kandidaat.',
      'Resultaten meenemen, delen met wie bij de procedure hoort, en printen.',
    ],
  ],
}
