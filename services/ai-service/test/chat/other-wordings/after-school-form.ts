import type { Workday } from '../workday/types.ts'
import { absent, answered } from '../hurried/labels.ts'

/** A form for a job with children, whose number and age are no private matter. */
export const afterSchoolForm: Workday = {
  id: 'after-school-form',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Pedagogisch medewerker BSO',
      company: 'Kinderopvang De Boomhut',
      location: 'Amersfoort, 2 locaties op loopafstand',
      hours: '20 - 28 uur; ma, di, do vaste middagen',
      salary: 'schaal 6 cao kinderopvang (€ 2.641 - € 3.630 bij 36 uur)',
      specific_tasks: 'kinderen ophalen van school\n24 kinderen per groep begeleiden\nactiviteiten bedenken',
      hard_skills: 'mbo 3 PW of vergelijkbaar\nkinder-EHBO is mooi meegenomen',
    },
  },
  questions: [
    answered('hoeveel kinderen per groep', [/24 kinderen/]),
    answered('welke dagen', [/ma, di, do/]),
    answered('vat de eisen samen in 1 zin', [/mbo 3/, /EHBO/], { sentences: 1, never: [/2\.641/] }),
    answered('is ehbo een eis', [/pluspunt/], { never: [/^\s*ja\b/i] }),
    absent('tot welke leeftijd zijn de kinderen'),
  ],
}
