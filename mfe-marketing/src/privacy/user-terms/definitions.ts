import type { LegalSection } from '../legal-text.ts'

export const definitions: LegalSection = {
  id: 'begrippen',
  title: 'Begrippen',
  blocks: [
    [
      'Wij: de aanbieder van {name}, in {city}.',
      'Jij: de persoon of organisatie die een account gebruikt.',
      'De dienst: {name}, zoals je die in je browser gebruikt.',
      'Kandidaat: iemand van wie jij gegevens in de dienst zet.',
      'Abonnement: het pakket dat je kiest op de pagina [Prijzen](/pricing).',
    ],
  ],
}
