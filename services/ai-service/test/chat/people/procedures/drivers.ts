import type { MadeUp } from '../made-up.ts'

export const driverVacancy = {
  vacature: {
    title: 'Vrachtwagenchauffeur',
    company: 'Transport Dijkman',
    location: 'Venlo',
    hard_skills: 'Rijbewijs CE\nCode 95',
    hours: '40 uur, ook op zaterdag',
    company_culture: 'Een familiebedrijf met vijftig mensen',
  },
}

export const drivers: MadeUp[] = [
  {
    name: 'Jo Vermeulen',
    steps: [[4, '2026-05-11']],
    location: 'Venlo',
    skills: ['Distributie', 'Heftruck'],
    jobs: [{ position: 'Chauffeur', company: 'Bakkerij Lemmens', period: '2010 - heden' }],
    certificates: ['Code 95', 'ADR'],
    licences: ['B', 'C', 'CE'],
    languages: [{ language: 'Duits', level: 'goed' }],
    hours: 'fulltime',
  },
  {
    name: 'Jo Claessens',
    steps: [[2, '2026-05-02']],
    location: 'Roermond',
    skills: ['Koeltransport'],
    jobs: [{ position: 'Chauffeur internationaal', company: 'Frigotrans', period: '2012 - 2025' }],
    certificates: ['Code 95'],
    licences: ['C'],
    hours: 'parttime, drie dagen',
  },
  {
    name: 'Piotr Zieliński',
    steps: [[2, '2026-05-06']],
    location: 'Venlo',
    skills: ['Containervervoer', 'Tachograaf'],
    jobs: [{ position: 'Chauffeur', company: 'Maasterminal', period: '2019 - heden' }],
    licences: ['CE'],
    languages: [
      { language: 'Pools', level: 'moedertaal' },
      { language: 'Duits', level: 'basis' },
    ],
    notice: 'geen',
  },
  {
    name: 'Lotte Maes',
    steps: [
      [1, '2026-04-20'],
      [1, '2026-04-25', 'rejected'],
    ],
    location: 'Hasselt',
    skills: ['Planning'],
  },
]
