import type { DemoCandidate } from '../demo-candidate.ts'

export const techniekCandidates: readonly DemoCandidate[] = [
  {
    name: 'Teun Waterreus',
    title: 'Servicemonteur koeltechniek',
    location: 'Apeldoorn',
    skills: ['F-gassen', 'Storingen zoeken', 'Elektrotechniek', 'Rijbewijs B'],
    email: 'teun.waterreus@example.nl',
    phone: '055 000 0104',
    experience: [
      {
        position: 'Servicemonteur',
        company: 'Koeltechniek Veluwezoom',
        period: '2015 - heden',
        description: 'Onderhoud en storingen aan koelinstallaties, eigen bus en regio.',
      },
      {
        position: 'Leerling-monteur',
        company: 'Installatiebedrijf De Brink',
        period: '2012 - 2015',
        description: 'Cv-ketels en ventilatie.',
      },
    ],
    vacancy: 'Servicemonteur warmtepompen',
    steps: [{ stage: 2 }, { stage: 3 }, { stage: 4 }],
  },
  {
    name: 'Anouk Steenbergen',
    title: 'Monteur zonnepanelen',
    location: 'Deventer',
    skills: ['Elektrotechniek', 'VCA', 'Klantcontact'],
    email: 'anouk.steenbergen@example.nl',
    phone: '0570 000 105',
    experience: [
      {
        position: 'Monteur',
        company: 'Zonnedak Oost',
        period: '2020 - heden',
        description: 'Installatie en oplevering bij particulieren.',
      },
    ],
    vacancy: 'Servicemonteur warmtepompen',
    steps: [{ stage: 2 }, { outcome: 'withdrawn', reason: 'Blijft bij de huidige werkgever.' }],
  },
]
