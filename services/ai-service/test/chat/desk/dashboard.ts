import { notAllowed } from '../../blind/chat/replies.ts'
import type { Desk } from './types.ts'

/** The start page, where nothing is on the screen. */
export const dashboard: Desk = {
  id: 'dashboard',
  subject: 'general',
  context: {},
  open: [
    { question: 'Mag ik iemand vragen welk geloof hij heeft', kind: 'answer', says: notAllowed },
    {
      question: 'tips voor een vacaturetekst?',
      kind: 'answer',
      says: [/titel|taken|je-vorm|aanspreek|eisen|salaris/i],
    },
    { question: 'waarmee kan je mij helpen', kind: 'answer', says: [/vacature|kandida/i] },
  ],
  kept: [
    { question: 'Mogen we een geboortedatum op het sollicitatieformulier vragen?', kind: 'answer', says: notAllowed },
    { question: 'Hoe wijs ik iemand netjes af?', kind: 'answer', says: [/reden|dank|persoonlijk|eerlijk/i] },
    { question: 'hoe begin ik een sollicitatiegesprek', kind: 'answer', says: [/stel|welkom|gemak|vraag|vragen/i] },
  ],
}
