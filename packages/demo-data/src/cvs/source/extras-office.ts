import type { CvExtras } from './cv-extras.ts'

/** By name of the candidate: schools and software. */
export const officeExtras: Readonly<Record<string, CvExtras>> = {
  'Marijn Polderman': {
    layout: 'sidebar',
    colour: '#2f5d3a',
    profile:
      'Leerkracht die van rekenen houdt en van kinderen die het eerst niet zagen. Ik werk met vaste routines en veel humor.',
    education: [
      {
        degree: 'Leraar basisonderwijs (hbo, pabo)',
        institution: 'Hogeschool Windesheim Almere',
        period: '2012 - 2016',
      },
    ],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Engels', level: 'goed' },
    ],
    certificates: ['Post-hbo Rekencoördinator (2021)', 'Bhv'],
    availability: 'Vier dagen per week, liefst niet op woensdag',
    duties: [
      ['Stelde met het team het rekenbeleid op', 'Coacht twee startende leerkrachten'],
      ['Vaste invaller op zeven scholen', 'Oudergesprekken en rapporten bij langere vervanging'],
    ],
  },
  'Soraya Dijkgraaf': {
    layout: 'band',
    colour: '#5b3f8c',
    profile:
      'Onderwijsassistent in het laatste jaar van de deeltijd-pabo. Op zoek naar een eigen groep vanaf de zomer.',
    education: [
      {
        degree: 'Leraar basisonderwijs (hbo, deeltijd)',
        institution: 'Hogeschool Windesheim Almere',
        period: '2022 - heden',
      },
      { degree: 'Onderwijsassistent (mbo 4)', institution: 'ROC van Flevoland', period: '2019 - 2022' },
    ],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Berbers', level: 'moedertaal' },
      { language: 'Engels', level: 'redelijk' },
    ],
    certificates: ['Bhv', 'VOG (2022)'],
    availability: 'Vanaf 1 augustus, 32 uur per week',
    duties: [
      [
        'Begeleidt kleine groepen bij lezen en spelling',
        'Maakte woordenschatspelletjes die nu in alle groepen 4 worden gebruikt',
      ],
    ],
  },
  'Jelle van der Kade': {
    layout: 'sidebar',
    colour: '#1f3a5f',
    profile:
      'Front-end-ontwikkelaar die toegankelijkheid gewoon vindt. Ik schrijf liever een goede test dan een lang rapport.',
    education: [{ degree: 'HBO-ICT, Software Engineering', institution: 'Hogeschool Utrecht', period: '2013 - 2017' }],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Engels', level: 'vloeiend' },
    ],
    certificates: ['CPACC, toegankelijkheid (2022)'],
    availability: 'Opzegtermijn twee maanden, 36 uur per week',
    duties: [
      [
        'Bouwt formulieren die iedereen kan invullen, getoetst aan WCAG 2.2',
        'Zette de geautomatiseerde tests in de bouwstraat op',
      ],
      ['Koppelde webwinkels aan kassa’s en voorraadsystemen', 'Begeleidde een stagiair'],
    ],
  },
  'Ruth Amstelveld': {
    layout: 'margin',
    colour: '#3d3d3d',
    profile:
      'Back-end-ontwikkelaar met geduld voor databases. Ik houd van kleine diensten, heldere foutmeldingen en een rustige nacht.',
    education: [{ degree: 'Informatica (hbo)', institution: 'Hogeschool Saxion', period: '2012 - 2016' }],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Engels', level: 'vloeiend' },
      { language: 'Spaans', level: 'basis' },
    ],
    availability: 'Opzegtermijn één maand, 40 uur per week, deels thuis',
    duties: [
      [
        'Ontwerpt koppelingen in Node.js voor havens en vervoerders',
        'Beheert PostgreSQL: back-ups, indexen en migraties',
        'Verpakte alle diensten in Docker',
      ],
    ],
  },
}
