import type { MadeUp } from '../made-up.ts'

export const nurseVacancy = {
  vacature: {
    title: 'Wijkverpleegkundige',
    company: 'Thuiszorg De Linde',
    location: 'Assen',
    hard_skills: 'Hbo Verpleegkunde\nBIG-registratie\nRijbewijs B',
    specific_tasks: 'Zorg indiceren\nLeerlingen coachen',
    team_composition: 'Acht collega’s, onder wie een teamleider',
  },
}

export const nurses: MadeUp[] = [
  {
    name: 'Fenna Hoekstra',
    steps: [[1, '2026-04-02']],
    title: 'Verpleegkundige',
    location: 'Assen',
    skills: ['Wondzorg', 'Palliatieve zorg', 'Medicatiebeheer'],
    jobs: [
      {
        position: 'Verpleegkundige',
        company: 'Wilhelmina Ziekenhuis',
        period: '2017 - heden',
        description: 'Werkte op de kinderafdeling met kinderen en ouders.',
      },
    ],
    schools: [{ degree: 'Hbo Verpleegkunde', institution: 'Hanzehogeschool' }],
    certificates: ['BIG-registratie', 'BHV'],
    licences: ['B'],
    hours: '24 tot 28 uur',
  },
  {
    name: 'Robin Smit',
    steps: [
      [1, '2026-03-15'],
      [2, '2026-03-28'],
    ],
    title: 'Verzorgende IG',
    location: 'Groningen',
    skills: ['Wondzorg', 'Rapporteren in Nedap'],
    jobs: [{ position: 'Verzorgende', company: 'Zorggroep Noord', period: '2020 - heden' }],
    certificates: ['VCA'],
    availability: 'na de zomer',
    salary: '€ 3.100 bruto',
  },
  {
    name: 'Aïsha Benali',
    steps: [
      [1, '2026-03-01'],
      [2, '2026-03-08'],
      [3, '2026-03-22', 'hired'],
    ],
    title: 'Wijkverpleegkundige',
    location: 'Hoogeveen',
    skills: ['Indiceren', 'Wondzorg', 'Coachen van leerlingen'],
    jobs: [{ position: 'Wijkverpleegkundige', company: 'Buurtzorg', period: '2014 - heden' }],
    schools: [{ degree: 'Hbo Verpleegkunde', institution: 'NHL Stenden' }],
    certificates: ['BIG-registratie'],
    languages: [{ language: 'Frans', level: 'basis' }],
    licences: ['B'],
  },
  {
    name: 'Willem van der Veen',
    steps: [
      [1, '2026-02-20'],
      [2, '2026-03-05', 'withdrawn'],
    ],
    reason: 'Koos voor een baan dichter bij huis.',
    title: 'Verpleegkundige',
    location: 'Emmen',
  },
]
