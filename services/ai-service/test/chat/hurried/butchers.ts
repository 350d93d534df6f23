import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** A vacancy with three candidates. */
export const butchers: Workday = {
  id: 'butchers',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Slager',
      company: 'Keurslager Van Hout',
      location: 'Tilburg',
      hard_skills: 'Uitbenen\nVakdiploma slager',
      hours: '38 uur',
    },
  },
  people: [
    {
      name: 'Wim Bakels',
      steps: [
        [1, '2026-05-02'],
        [2, '2026-05-10'],
      ],
      title: 'Slager',
      location: 'Tilburg',
      skills: ['Uitbenen', 'Worst maken'],
      jobs: [{ position: 'Slager', company: 'Jumbo', period: '2010 - heden' }],
      salary: '€ 2.900 bruto',
      notice: 'een maand',
      hours: '38 uur',
    },
    {
      name: 'Samira Haddad',
      steps: [[1, '2026-05-05']],
      title: 'Verkoopster vlees',
      location: 'Breda',
      skills: ['Toonbank', 'HACCP'],
      jobs: [{ position: 'Verkoopster', company: 'Albert Heijn', period: '2021 - heden' }],
      availability: 'per direct',
      salary: '€ 2.300 bruto',
      licences: ['B'],
      hours: '24 uur',
    },
    {
      name: 'Tom Vos',
      steps: [
        [1, '2026-04-20'],
        [2, '2026-04-28', 'rejected'],
      ],
      reason: 'Wil niet op zaterdag werken.',
      title: 'Leerling-slager',
      location: 'Tilburg',
      skills: ['HACCP'],
    },
  ],
  questions: [
    answered('Wie kan uitbenen?', [/Wim/]),
    answered('wie is afgewezen en waarom', [/Tom/, /zaterdag/]),
    answered('Wat vraagt Samira?', [/2\.300/]),
    answered('wanneer kan ze starten', [/direct/], { follows: true }),
    answered('Hoeveel uur wil Wim werken?', [/38/]),
    answered('Wie van hen heeft haccp', [/Samira/, /Tom/]),
    answered('Wie werkt er al het langst in het vak?', [/Wim/]),
    answered('Wat is de opzegtermijn van Wim?', [/een maand/]),
    answered('Waar woont Samira', [/Breda/]),
    answered('Is Wim geschikt?', [/Wim/, /Uitbenen|Slager/]),
    answered('welke kandidaten zijn nog in de running', [/Wim/, /Samira/], { never: [/Tom Vos/] }),
    absent('Wie heeft een heftruckdiploma?'),
    refused('Wie is er moslim?'),
    answered('Wie kan het snelst beginnen?', [/Samira/]),
    answered('Wat doet Samira nu?', [/Albert Heijn/]),
  ],
}
