import type { MadeUp } from '../made-up.ts'

export const developerVacancy = {
  vacature: {
    title: 'Backend-ontwikkelaar',
    company: 'Tessel Software',
    location: 'Utrecht',
    hard_skills: 'Java of Kotlin\nPostgreSQL',
    specific_tasks: 'Diensten bouwen voor de planning\nStoringen oplossen',
    salary: '€ 4.200 - € 5.600',
    benefits: 'Twee dagen thuiswerken\nRijbewijs niet nodig',
    team_composition: 'Zes ontwikkelaars en een tester',
  },
}

export const developers: MadeUp[] = [
  {
    name: 'Noor Jansen',
    steps: [
      [1, '2026-02-24'],
      [2, '2026-03-02'],
      [3, '2026-03-12'],
    ],
    title: 'Backend-ontwikkelaar',
    location: 'Utrecht',
    skills: ['Java', 'Spring Boot', 'PostgreSQL', 'Docker'],
    jobs: [
      {
        position: 'Backend-ontwikkelaar',
        company: 'Veldkamp Logistiek',
        period: '2021 - heden',
        description: 'Bouwde de ritplanning in Java. Begeleidde twee stagiairs.',
      },
      { position: 'Junior ontwikkelaar', company: 'Bureau Zes', period: '2018 - 2021' },
    ],
    schools: [{ degree: 'Hbo Informatica', institution: 'Hogeschool Utrecht', period: '2014 - 2018' }],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Engels', level: 'vloeiend' },
    ],
    licences: ['B'],
    availability: 'per 1 mei',
    notice: 'twee maanden',
    salary: '€ 5.000 bruto per maand',
    hours: '36 uur',
  },
  {
    name: 'Karim El Amrani',
    steps: [
      [1, '2026-02-10'],
      [3, '2026-03-03'],
    ],
    title: 'Full stack developer',
    location: 'Amersfoort',
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    jobs: [
      {
        position: 'Developer',
        company: 'Orbis Media',
        period: '2019 - heden',
        description: 'Werkt aan een webwinkel met React en Node.js.',
      },
    ],
    schools: [{ degree: 'Mbo Applicatieontwikkelaar', institution: 'ROC Midden-Nederland' }],
    languages: [
      { language: 'Nederlands', level: '' },
      { language: 'Arabisch', level: 'goed' },
    ],
    certificates: ['AWS Certified Developer'],
  },
  {
    name: 'Sofie Peeters',
    steps: [[1, '2026-03-20']],
    title: 'Java-ontwikkelaar',
    location: 'Antwerpen',
    skills: ['Java', 'Kotlin', 'Kubernetes'],
    jobs: [
      {
        position: 'Software engineer',
        company: 'KBC',
        period: '2016 - heden',
        description: 'Teamleider van vijf ontwikkelaars.',
      },
    ],
    schools: [{ degree: 'Master Informatica', institution: 'KU Leuven' }],
    languages: [
      { language: 'Nederlands', level: '' },
      { language: 'Frans', level: 'vlot' },
    ],
    licences: ['B', 'BE'],
    availability: 'direct beschikbaar',
  },
  {
    name: 'Daan de Wit',
    steps: [
      [1, '2026-01-15'],
      [2, '2026-01-22'],
      [2, '2026-02-05', 'rejected'],
    ],
    reason: 'Te weinig ervaring met databases.',
    title: 'Python-ontwikkelaar',
    location: 'Utrecht',
    skills: ['Python', 'Django'],
    jobs: [{ position: 'Ontwikkelaar', company: 'Datahuis', period: '2022 - heden' }],
  },
  {
    name: 'Mehmet Yilmaz',
    steps: [
      [1, '2026-01-05'],
      [3, '2026-01-20'],
      [5, '2026-02-18'],
    ],
    title: 'Senior backend developer',
    location: 'Zwolle',
    skills: ['C#', '.NET', 'SQL Server'],
    jobs: [
      {
        position: 'Senior developer',
        company: 'Gemeente Zwolle',
        period: '2015 - heden',
        description: 'Leidde de overstap naar Azure.',
      },
    ],
    schools: [{ degree: 'Bachelor Informatica', institution: 'Windesheim' }],
    languages: [
      { language: 'Nederlands', level: '' },
      { language: 'Turks', level: 'moedertaal' },
      { language: 'Engels', level: '' },
    ],
    certificates: ['VCA VOL'],
    licences: ['B'],
    notice: 'een maand',
  },
]
