import type { LegalSection } from '../legal-text.ts'

export const changes: LegalSection = {
  id: 'wijzigingen',
  title: 'Wijzigingen en vragen',
  blocks: [
    'We passen dit beleid aan als het product of de wet verandert. Bovenaan staat wanneer dat voor het laatst was.',
    'Twijfel je of iets mag? Vraag het vooraf, via {infoEmail} of het [contactformulier](/contact).',
  ],
}
