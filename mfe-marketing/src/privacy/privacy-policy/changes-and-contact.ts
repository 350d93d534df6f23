import type { LegalSection } from '../legal-text.ts'

export const changesAndContact: LegalSection = {
  id: 'wijzigingen',
  title: 'Wijzigingen en contact',
  blocks: [
    'Verandert er iets in het product dat hier hoort te staan, dan passen we deze tekst aan. Bovenaan staat wanneer dat voor het laatst gebeurde. Bij een wijziging die je raakt, krijg je vooraf bericht.',
    'Vragen over privacy stel je via {privacyEmail}. Alle andere vragen via {infoEmail} of het [contactformulier](/contact).',
  ],
}
