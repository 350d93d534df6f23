import type { LegalSection } from '../legal-text.ts'

export const forbiddenUse: LegalSection = {
  id: 'mag-niet',
  title: 'Wat niet mag',
  blocks: [
    [
      'Gegevens inlezen die zonder weten van mensen zijn verzameld, of ze doorverkopen.',
      'Een gesprek opnemen zonder toestemming.',
      'Vragen naar wat er voor het werk niet toe doet, zoals een kinderwens, gezondheid of geloof, of daarop selecteren.',
      'Nepvacatures, misleiding, spam of bedreiging.',
      'De dienst namaken, belasten met programma’s, beveiliging omzeilen of een account met anderen delen.',
    ],
  ],
}
