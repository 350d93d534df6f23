import type { ChatCase } from '../chat/types.ts'

export const generalChat: ChatCase = {
  id: 'general-desk',
  subject: 'general',
  context: {},
  questions: [
    {
      id: 'desk-1',
      half: 'kept',
      question: 'mag ik een kandidaat vragen naar een uittreksel strafregister?',
      kind: 'answer',
      mustContain: [[/functie/i, /VOG/i, /nodig/i, /wet/i]],
      mustNotContain: [],
    },
    {
      id: 'desk-2',
      half: 'tune',
      question: 'Hoe zet ik een stapel cv’s erin?',
      kind: 'answer',
      mustContain: [[/cv['’]?s/i], [/kandidaat/i, /kandidaten/i, /upload/i]],
      mustNotContain: [/staat (?:hier )?niets/i],
    },
    {
      id: 'desk-3',
      half: 'kept',
      question: 'Mag er ‘native speaker Nederlands’ in mijn advertentie staan?',
      kind: 'answer',
      mustContain: [[/afkomst/i, /herkomst/i, /moedertaal/i, /taalniveau/i, /niveau/i]],
      mustNotContain: [/ja, dat mag/i],
    },
    {
      id: 'desk-4',
      half: 'kept',
      question: 'wat voor vragen stel ik best in een eerste gesprek met een vrachtwagenchauffeur',
      kind: 'answer',
      mustContain: [/\?/],
      mustNotContain: [/kinderen/i, /hoe oud/i],
    },
  ],
}
