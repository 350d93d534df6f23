import type { CvExtras } from './cv-extras.ts'

/** By name of the candidate: care. */
export const careExtras: Readonly<Record<string, CvExtras>> = {
  'Ilse Hoogveen': {
    layout: 'classic',
    colour: '#1d5c4f',
    profile:
      'Verpleegkundige die van de afdeling naar de wijk ging en daar wil blijven. Ik kijk eerst wat iemand zelf nog kan.',
    education: [{ degree: 'Hbo-verpleegkunde', institution: 'Hanzehogeschool Groningen', period: '2010 - 2014' }],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Duits', level: 'goed' },
    ],
    certificates: ['BIG-registratie verpleegkundige', 'Palliatieve zorg (2022)', 'Wondzorg niveau 2'],
    licences: 'B',
    availability: 'Opzegtermijn twee maanden, 28 tot 32 uur per week',
    duties: [
      [
        'Stelt indicaties en schrijft zorgplannen',
        'Aanspreekpunt voor huisartsen bij palliatieve zorg',
        'Gaf les in wondzorg aan collega’s',
      ],
    ],
  },
  'Kwame Eikelboom': {
    layout: 'timeline',
    colour: '#9a2f4a',
    profile:
      'Verpleegkundige in de wijk, bezig met de opleiding tot wijkverpleegkundige. Rustig aan huis, scherp in het overleg.',
    education: [
      { degree: 'Wijkverpleegkundige (post-hbo)', institution: 'Hanzehogeschool Groningen', period: '2024 - heden' },
      { degree: 'Hbo-verpleegkunde', institution: 'NHL Stenden Hogeschool', period: '2015 - 2019' },
    ],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Engels', level: 'vloeiend' },
      { language: 'Twi', level: 'moedertaal' },
    ],
    certificates: ['BIG-registratie verpleegkundige', 'Reanimatie en AED'],
    licences: 'B',
    availability: 'Opzegtermijn één maand, 32 uur per week',
    duties: [
      [
        'Schrijft zorgplannen met cliënt en familie',
        'Begeleidt mantelzorgers en verwijst hen naar ondersteuning',
        'Werkbegeleider van drie stagiairs per jaar',
      ],
    ],
  },
  'Dorien Kloosterman': {
    layout: 'sidebar',
    colour: '#704214',
    profile:
      'Teamleider die haar mensen kent en haar rooster ook. Ik bouw aan teams die zichzelf durven te verbeteren.',
    education: [
      { degree: 'Management in de zorg (hbo)', institution: 'NHL Stenden Hogeschool', period: '2010 - 2012' },
      { degree: 'Verpleegkunde (mbo 4)', institution: 'Drenthe College', period: '2002 - 2006' },
    ],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Duits', level: 'redelijk' },
    ],
    certificates: ['Interne auditor kwaliteitszorg', 'Coachend leidinggeven (2018)'],
    licences: 'B',
    availability: 'Opzegtermijn drie maanden, 32 tot 36 uur per week',
    duties: [
      [
        'Roostert over vier wijken en twee nachtroutes',
        'Bracht het verzuim in drie jaar terug van 9 naar 5 procent',
        'Voert audits uit voor de hele organisatie',
      ],
    ],
  },
}
