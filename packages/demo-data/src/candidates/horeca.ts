import type { DemoCandidate } from '../demo-candidate.ts'

export const horecaCandidates: readonly DemoCandidate[] = [
  {
    name: 'Fenna Zoutkamp',
    title: 'Sous-chef',
    location: 'Harlingen',
    skills: ['Visgerechten', 'Mise en place', 'HACCP', 'Leerlingen begeleiden'],
    email: 'fenna.zoutkamp@example.nl',
    phone: '0517 000 101',
    notes: 'Werkt het liefst met vis van de afslag. Kan vanaf 1 maart beginnen.',
    experience: [
      {
        position: 'Sous-chef',
        company: 'Eethuis Het Baken',
        period: '2021 - heden',
        description: 'Leidt de keuken bij afwezigheid van de chef en maakt het weekmenu.',
      },
      {
        position: 'Zelfstandig werkend kok',
        company: 'Strandpaviljoen Noorderzon',
        period: '2017 - 2021',
        description: 'Warme kant, tot 120 gasten op een avond.',
      },
    ],
    shortlisted: true,
    vacancy: 'Chef-kok',
    steps: [{ stage: 2 }, { stage: 3 }, { stage: 5 }, { outcome: 'hired' }],
  },
  {
    name: 'Bilal Oudeland',
    title: 'Zelfstandig werkend kok',
    location: 'Leeuwarden',
    skills: ['Patisserie', 'Vegetarische keuken', 'Inkoop'],
    email: 'bilal.oudeland@example.nl',
    phone: '058 000 0102',
    experience: [
      { position: 'Kok', company: 'Brasserie De Waag', period: '2019 - heden', description: 'Koude kant en desserts.' },
    ],
    vacancy: 'Chef-kok',
    steps: [
      { stage: 2 },
      { outcome: 'rejected', reason: 'Heeft nog geen ervaring met leidinggeven; wil dat eerst opbouwen.' },
    ],
  },
]
