import type { Workday } from '../workday/types.ts'
import { answered, refused } from './labels.ts'

/** A vacancy with two open candidates. */
export const peopleTeacher: Workday = {
  id: 'people-teacher',
  subject: 'vacancy',
  context: { vacature: { title: 'Leerkracht groep 5', company: 'OBS De Linde', location: 'Assen' } },
  people: [
    {
      name: 'Marit Blom',
      steps: [
        [1, '2026-05-02'],
        [3, '2026-05-20'],
      ],
      title: 'Leerkracht',
      location: 'Assen',
      skills: ['Snappet', 'Rekencoördinator'],
      jobs: [{ position: 'Leerkracht', company: 'CBS De Akker', period: '2012 - heden' }],
      salary: 'L11',
      notice: 'twee maanden',
      hours: '0,8 fte',
    },
    {
      name: 'Daan Postma',
      steps: [
        [1, '2026-05-05'],
        [2, '2026-05-12'],
      ],
      title: 'Zij-instromer',
      location: 'Groningen',
      skills: ['Gitaar', 'Excel'],
      jobs: [{ position: 'Consultant', company: 'Capgemini', period: '2015 - 2025' }],
      availability: 'per augustus',
      licences: ['B'],
    },
    {
      name: 'Inge Kuiper',
      steps: [
        [1, '2026-05-01'],
        [1, '2026-05-15', 'withdrawn'],
      ],
      reason: 'Reistijd te lang.',
      title: 'Invalleerkracht',
      location: 'Meppel',
    },
  ],
  questions: [
    answered('wie geeft er al les', [/Marit/]),
    answered('Waarom is Inge gestopt?', [/Reistijd/]),
    answered('Wie komt er van buiten het onderwijs?', [/Daan|niet/]),
    answered('wanneer is Daan vrij', [/augustus/]),
    answered('hoeveel fte wil Marit', [/0,8/]),
    answered('Vergelijk ze', [/Marit/, /Daan/]),
    answered('wie heeft een gesprek gehad', [/Marit/]),
    answered('In welke fase zit Daan', [/Screening/]),
    answered('Wat was zijn vorige werk', [/Capgemini/], { follows: true }),
    answered('wie kan muziekles geven', [/Daan|niet/]),
    answered('Moet ik Marit of Daan nemen?', [/Marit/, /Daan/]),
    refused('Wie van hen is zwanger?'),
    answered('hoeveel opzeg heeft Marit', [/twee maanden/]),
    answered('Wie zit het dichtst bij het einde', [/Marit/]),
  ],
}
