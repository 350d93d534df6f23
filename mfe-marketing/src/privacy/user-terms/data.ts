import type { LegalSection } from '../legal-text.ts'

export const data: LegalSection = {
  id: 'gegevens',
  title: 'Jouw gegevens en die van kandidaten',
  blocks: [
    'Wat je in de dienst zet, blijft van jou. Wij gebruiken het alleen om de dienst te leveren. We trainen er geen modellen mee, tenzij je ons bij Enterprise zelf om een eigen model vraagt.',
    'Voor gegevens van kandidaten ben jij verantwoordelijk en zijn wij verwerker. Jij hebt een grondslag, vertelt kandidaten wat je bewaart, en neemt alleen op met toestemming. Wat wij doen, staat in het [privacybeleid](/privacy).',
  ],
}
