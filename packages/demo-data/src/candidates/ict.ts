import type { DemoCandidate } from '../demo-candidate.ts'

export const ictCandidates: readonly DemoCandidate[] = [
  {
    name: 'Jelle van der Kade',
    title: 'Front-end-ontwikkelaar',
    location: 'Utrecht',
    skills: ['TypeScript', 'React', 'Toegankelijkheid', 'Testen'],
    email: 'jelle.vanderkade@example.nl',
    phone: '030 000 0106',
    linkedin: 'https://www.linkedin.com/in/voorbeeld-jelle',
    experience: [
      {
        position: 'Front-end-ontwikkelaar',
        company: 'Bureau Zuidstation',
        period: '2020 - heden',
        description: 'Webapplicaties voor gemeenten in React en TypeScript.',
      },
      {
        position: 'Ontwikkelaar',
        company: 'Webwerf',
        period: '2017 - 2020',
        description: 'Webwinkels en koppelingen.',
      },
    ],
    shortlisted: true,
    vacancy: 'Software-ontwikkelaar TypeScript',
    steps: [{ stage: 2 }, { stage: 3 }, { stage: 4 }, { stage: 5 }],
  },
  {
    name: 'Ruth Amstelveld',
    title: 'Back-end-ontwikkelaar',
    location: 'Amersfoort',
    skills: ['Node.js', 'PostgreSQL', 'Docker'],
    email: 'ruth.amstelveld@example.nl',
    notes: 'Vraagt naar de mogelijkheid om drie dagen thuis te werken.',
    experience: [
      {
        position: 'Ontwikkelaar',
        company: 'Datahaven',
        period: '2016 - heden',
        description: 'Diensten in Node.js, beheer van de database.',
      },
    ],
    vacancy: 'Software-ontwikkelaar TypeScript',
    steps: [{ stage: 2 }],
  },
]
