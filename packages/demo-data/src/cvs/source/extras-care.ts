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
  'Roos Veldkamp': {
    layout: 'classic',
    colour: '#3b5b92',
    profile:
      'Wijkverpleegkundige die zelf indiceert en haar team meeneemt in het waarom. Ik werk graag dicht bij de huisarts.',
    education: [{ degree: 'Hbo-verpleegkunde', institution: 'Hanzehogeschool Groningen', period: '2014 - 2018' }],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Engels', level: 'goed' },
    ],
    certificates: ['BIG-registratie verpleegkundige', 'Voorbehouden handelingen, bevoegd en bekwaam (2025)'],
    licences: 'B',
    availability: 'Opzegtermijn één maand, 24 tot 28 uur per week',
    duties: [
      [
        'Stelt met de cliënt de zorgvraag vast en schrijft het zorgplan',
        'Geeft complexe wondzorg en infuustherapie',
        'Overlegt elke week met huisartsen, mantelzorgers en het sociaal wijkteam',
      ],
    ],
  },
  'Wessel Nijboer': {
    layout: 'timeline',
    colour: '#2f6f4f',
    profile: 'Wijkverpleegkundige in een technisch team. Rustig als het druk is, en graag met leerlingen op pad.',
    education: [{ degree: 'Hbo-verpleegkunde', institution: 'Hogeschool Windesheim', period: '2012 - 2016' }],
    languages: [{ language: 'Nederlands', level: 'moedertaal' }],
    certificates: ['BIG-registratie verpleegkundige', 'Voorbehouden handelingen, bevoegd en bekwaam (2024)'],
    availability: 'Opzegtermijn twee maanden, 32 uur per week',
    duties: [
      [
        'Geeft infuustherapie, pijnpompen en wondzorg aan huis',
        'Coacht verzorgenden en twee leerlingen per jaar',
        'Houdt het elektronisch cliëntdossier bij volgens de V&VN-normen',
      ],
      ['Eerste aanspreekpunt voor opname en ontslag'],
    ],
  },
  'Yasmin Berkhout': {
    layout: 'sidebar',
    colour: '#7a4b8c',
    profile: 'Verpleegkundige in de thuiszorg, bezig met de hbo-opleiding naast het werk.',
    education: [
      { degree: 'Hbo-verpleegkunde (deeltijd)', institution: 'NHL Stenden Hogeschool', period: '2024 - heden' },
      { degree: 'Verpleegkunde (mbo 4)', institution: 'Noorderpoort', period: '2016 - 2020' },
    ],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Arabisch', level: 'moedertaal' },
    ],
    certificates: ['BIG-registratie verpleegkundige'],
    licences: 'B',
    availability: 'Opzegtermijn één maand, 28 uur per week',
    duties: [
      [
        'Schrijft zorgplannen en evalueert ze met cliënt en familie',
        'Geeft wondzorg en medicatie',
        'Werkt nieuwe verzorgenden in',
      ],
    ],
  },
}
