import { notAllowed } from '../../blind/chat/replies.ts'
import type { Workday } from '../workday/types.ts'
import { absent, answered } from './labels.ts'

/** A form filled in with semicolons. */
export const analystForm: Workday = {
  id: 'analyst-form',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Junior data-analist',
      company: '',
      location: 'hybride, Eindhoven',
      hours: '32 - 40',
      salary: '2800 tot 3400',
      specific_tasks: 'dashboards bouwen in Power BI; cijfers uitleggen aan managers; datakwaliteit bewaken',
      hard_skills: 'SQL, Power BI, hbo/wo, python = pré',
      soft_skills: 'nieuwsgierig, kritisch',
      benefits: 'laptop, 25 dgn, ns-kaart, 8% vak.geld',
    },
  },
  questions: [
    answered('hoeveel dagen vakantie', [/25 dgn/]),
    answered('Moet je kunnen programmeren in python?', [/pré|pluspunt/i]),
    answered('wat voor diploma', [/hbo\/wo/]),
    answered('mag je thuis werken', [/hybride/]),
    answered('Welke tool gebruiken ze voor rapporten?', [/Power BI/]),
    answered('wat moet er nog bij in mijn vacature', [/organisatie/]),
    answered('Aan wie leg je de cijfers uit?', [/managers/]),
    answered('is dit iets voor een starter', [/Junior/]),
    absent('Wie is de klant?'),
    answered('kan ik met 36 uur', [/32 - 40/]),
    answered('Wordt de trein vergoed?', [/ns-kaart/]),
    answered('vakantiegeld?', [/8%/]),
    answered('vat eens samen in 2 zinnen', [/data-analist/], { sentences: 2 }),
    absent('Is er een auto?'),
    answered('herschrijf de taken korter', [/./]),
    answered('mag ik een jonge starter zoeken', notAllowed),
  ],
}
