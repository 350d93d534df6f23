import type { LegalSection } from '../legal-text.ts'

export const ending: LegalSection = {
  id: 'opzeggen',
  title: 'Duur en opzeggen',
  blocks: [
    'Een abonnement per maand zeg je op tegen het einde van de maand. Een abonnement per jaar loopt een jaar en gaat daarna per maand verder.',
    'Opzeggen doe je met een mail aan {supportEmail}. Je kunt tot het einde van je abonnement alles meenemen wat je wilt. Daarna verwijderen we je account en wat erbij hoort, op wat de wet ons laat bewaren na.',
  ],
}
