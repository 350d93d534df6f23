import type { DemoCandidate } from '../demo-candidate.ts'

export const onderwijsCandidates: readonly DemoCandidate[] = [
  {
    name: 'Marijn Polderman',
    title: 'Leerkracht bovenbouw',
    location: 'Almere',
    skills: ['Klassenmanagement', 'Rekendidactiek', 'Oudergesprekken'],
    email: 'marijn.polderman@example.nl',
    phone: '036 000 0103',
    notes: 'Wil vier dagen werken, liefst niet op woensdag.',
    experience: [
      {
        position: 'Leerkracht groep 6',
        company: 'Basisschool De Springplank',
        period: '2018 - heden',
        description: 'Groep van 26 leerlingen, rekencoördinator.',
      },
      {
        position: 'Invalleerkracht',
        company: 'Scholengroep Waterrijk',
        period: '2016 - 2018',
        description: 'Groepen 3 tot en met 8.',
      },
    ],
    vacancy: 'Leerkracht groep 5',
    steps: [{ stage: 2 }, { stage: 3 }],
  },
  {
    name: 'Soraya Dijkgraaf',
    title: 'Onderwijsassistent, bijna afgestudeerd leerkracht',
    location: 'Lelystad',
    skills: ['Taalstimulering', 'Kleine groepen begeleiden'],
    email: 'soraya.dijkgraaf@example.nl',
    experience: [
      {
        position: 'Onderwijsassistent',
        company: 'Kindcentrum De Boei',
        period: '2022 - heden',
        description: 'Ondersteunt twee groepen 4 en 5.',
      },
    ],
    vacancy: 'Leerkracht groep 5',
  },
]
