import type { Workday } from '../workday/types.ts'
import { absent, answered } from '../hurried/labels.ts'

/** A vacancy of a bicycle shop with four candidates. */
export const bikeShop: Workday = {
  id: 'bike-shop',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Winkelmedewerker fietsen',
      company: 'Tweewieler Bos',
      location: 'Ede',
      hours: '24 - 32 uur, ook zaterdag',
      salary: '€ 2.250 - € 2.600',
      hard_skills: 'Ervaring in verkoop\nFietstechniek is een plus',
    },
    publicatietekst: 'Je hebt eerst een gesprek met Marga, de eigenaar.',
  },
  people: [
    {
      name: 'Bram Smit',
      steps: [[3, '2026-11-22']],
      title: 'Fietsenmaker',
      location: 'Ede',
      skills: ['E-bikes', 'Verkoop'],
      jobs: [{ position: 'Fietsenmaker', company: 'Rijwielhuis Tol', period: '2018 - heden' }],
      licences: ['B'],
      salary: '€ 2.500',
    },
    {
      name: 'Yara Kok',
      steps: [[2, '2026-11-20']],
      title: 'Verkoper',
      location: 'Arnhem',
      skills: ['Kassa', 'Verkoop'],
      jobs: [{ position: 'Verkoper', company: 'Sporthuis', period: '2021 - heden' }],
      salary: '€ 2.300',
    },
    {
      name: 'Noud Vos',
      steps: [[1, '2026-11-26']],
      title: 'Monteur',
      location: 'Veenendaal',
      skills: ['E-bikes', 'Lassen'],
      jobs: [{ position: 'Monteur', company: 'Bosch Service', period: '2014 - heden' }],
      licences: ['B', 'A'],
    },
  ],
  questions: [
    answered('wie kan verkopen', [/Bram/, /Yara/], { never: [/^- Noud/m] }),
    answered('en wie niet', [/Noud/], { follows: true, never: [/^- (?:Bram|Yara)/m] }),
    answered('wie woont het dichtstbij', [/Ede/, /Arnhem/]),
    answered('wie is monteur', [/Noud/, /Monteur/], { never: [/^- (?:Bram|Yara)/m] }),
    answered('wie is hier fietsenmaker', [/Bram/], { never: [/^- (?:Noud|Yara)/m] }),
    answered('wat kan bram wat noud niet kan', [/Verkoop/, /Bram/, /Noud/]),
    answered('wie past binnen de schaal', [/Bram/, /Yara/, /Noud/], { never: [/^- Noud/m] }),
    answered('wie is te duur', [/niemand/i]),
    answered('met wie heb je eerst een gesprek', [/Marga/]),
    absent('wie spreekt er spaans'),
  ],
}
