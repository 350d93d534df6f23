import type { CvExtras } from './cv-extras.ts'

/** By name of the candidate: kitchen and technical trades. */
export const tradesExtras: Readonly<Record<string, CvExtras>> = {
  'Fenna Zoutkamp': {
    layout: 'band',
    colour: '#1f5c66',
    profile:
      'Sous-chef uit een vissersfamilie. Ik kook met wat de afslag die ochtend brengt en houd de keuken ook op een drukke zaterdag rustig.',
    education: [
      { degree: 'Gespecialiseerd kok (mbo 4)', institution: 'Friesland College', period: '2015 - 2017' },
      { degree: 'Zelfstandig werkend kok (mbo 3)', institution: 'Friesland College', period: '2013 - 2015' },
    ],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Fries', level: 'moedertaal' },
      { language: 'Engels', level: 'goed' },
    ],
    certificates: ['Sociale hygiëne', 'Leermeester horeca'],
    licences: 'B',
    availability: 'Per 1 maart, 38 uur per week',
    duties: [
      ['Stelt met de vissers het weekmenu samen', 'Begeleidt twee leerlingen van het Friesland College'],
      ['Mise en place en warme kant', 'Werkte volgens HACCP en hield de registratie bij'],
    ],
  },
  'Bilal Oudeland': {
    layout: 'classic',
    colour: '#7a3b1d',
    profile: 'Kok met een zoete kant. Ik maak desserts en vegetarische gerechten en reken graag mee aan de inkoop.',
    education: [{ degree: 'Zelfstandig werkend kok (mbo 3)', institution: 'ROC Friese Poort', period: '2016 - 2019' }],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Arabisch', level: 'goed' },
      { language: 'Engels', level: 'redelijk' },
    ],
    certificates: ['HACCP voor koks'],
    availability: 'In overleg, 32 tot 38 uur per week',
    duties: [
      [
        'Patisserie voor lunch en diner',
        'Inkoop van groente en zuivel bij leveranciers uit de buurt',
        'Ontwierp de vegetarische kaart',
      ],
    ],
  },
  'Teun Waterreus': {
    layout: 'margin',
    colour: '#23477a',
    profile:
      'Monteur die de storing vindt, ook als die maar één keer per week optreedt. Gewend aan een eigen regio en aan klanten die het warm hebben.',
    education: [
      { degree: 'Eerste monteur koudetechniek (mbo 3)', institution: 'ROC Aventus', period: '2013 - 2015' },
      { degree: 'Monteur elektrotechnische installaties (mbo 2)', institution: 'ROC Aventus', period: '2010 - 2012' },
    ],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Duits', level: 'redelijk' },
    ],
    certificates: ['F-gassen categorie I', 'VCA VOL', 'NEN 3140 Vakbekwaam persoon'],
    licences: 'B, BE',
    availability: 'Opzegtermijn één maand, 40 uur per week',
    duties: [
      [
        'Koelcellen, airco’s en warmtepompen bij bedrijven en in zorginstellingen',
        'Draait eens in de vijf weken storingsdienst',
      ],
      ['Leerde het vak onder een eerste monteur'],
    ],
  },
  'Anouk Steenbergen': {
    layout: 'timeline',
    colour: '#8a6100',
    profile:
      'Monteur zonder hoogtevrees en met gevoel voor klanten. Ik leg uit wat ik doe en laat het dak netjes achter.',
    education: [
      {
        degree: 'Monteur elektrotechnische installaties (mbo 2)',
        institution: 'Deltion College',
        period: '2018 - 2020',
      },
    ],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Engels', level: 'goed' },
    ],
    certificates: ['VCA Basis', 'Veilig werken op hoogte'],
    licences: 'B',
    availability: 'Opzegtermijn één maand, 36 uur per week',
    duties: [
      [
        'Ploeg van drie, ongeveer twee daken per dag',
        'Aansluiten van omvormers en meten bij de oplevering',
        'Uitleg van de app aan bewoners',
      ],
    ],
  },
}
