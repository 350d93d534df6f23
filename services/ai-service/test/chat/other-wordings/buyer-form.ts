import type { Workday } from '../workday/types.ts'
import { absent, answered } from '../hurried/labels.ts'

/** The form of a vacancy for a buyer, with abbreviations, and how long it is open. */
export const buyerForm: Workday = {
  id: 'buyer-form',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Inkoper technische materialen',
      company: 'Van Rhee Installatie',
      location: 'Nieuwegein (hybride, 2 dgn thuis)',
      hours: '36-40',
      hard_skills: 'hbo bedrijfskunde\nEngels goed, Duits is een pre',
      benefits: '27 vakantiedagen',
    },
    publicatietekst: 'We sluiten de vacature op 20 december. Een assessment hoort bij de procedure.',
  },
  questions: [
    answered('hoeveel dagen thuis', [/2 dgn thuis/], { never: [/27/] }),
    answered('tot wanneer kan ik reageren', [/20 december/]),
    answered('wanneer sluit de vacature', [/20 december/]),
    answered('is duits nodig', [/pluspunt/], { never: [/^\s*ja\b/i] }),
    absent('is er reiskostenvergoeding'),
  ],
}
