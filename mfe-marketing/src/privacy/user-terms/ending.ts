import type { LegalSection } from '../legal-text.ts'

export const ending: LegalSection = {
  id: 'opzeggen',
  title: 'Duur en opzeggen',
  blocks: [
    'Een abonnement per maand zeg je op tegen het einde van de maand. Een abonnement per jaar loopt een jaar en gaat daarna per maand verder.',
    'Opzeggen doe je met een mail aan {supportEmail}. Je kunt tot het einde van je abonnement alles meenemen wat je wilt. Daarna verwijderen we je account en wat erbij hoort, op wat de wet ons laat bewaren na.',
    'Je account kun je ook zelf verwijderen, wanneer je wilt: kies onder ‘Beveiliging’ voor ‘Account verwijderen’. Wat van jou alleen is, is dan meteen weg; werk je met collega’s, dan gaan vacatures, kandidaten en gesprekken naar de collega die je kiest. Verwijderen geldt ook als opzegging van je abonnement, tegen het einde van de maand of het jaar waarvoor je al betaalde. Alleen opzeggen wist dus nog niets; verwijderen doet allebei.',
  ],
}
