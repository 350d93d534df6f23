import type { CvExtras } from './cv-extras.ts'

/** By name of the candidate: transport. */
export const logisticsExtras: Readonly<Record<string, CvExtras>> = {
  'Jorn Maasbracht': {
    layout: 'sidebar',
    colour: '#1d4f43',
    profile:
      'Planner die de vrachtwagens van binnen kent: ik begon op de expeditie. Ik houd overzicht als drie wagens tegelijk vaststaan en blijf rustig aan de telefoon.',
    education: [{ degree: 'Logistiek supervisor (mbo 4)', institution: 'Gilde Opleidingen', period: '2012 - 2015' }],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Duits', level: 'vloeiend in woord en geschrift' },
      { language: 'Engels', level: 'goed' },
    ],
    certificates: ['Vakbekwaamheid ondernemer wegvervoer'],
    licences: 'B',
    availability: 'Opzegtermijn één maand, 40 uur per week',
    duties: [
      [
        'Combineert ladingen, zodat wagens minder leeg rijden',
        'Bewaakt rij- en rusttijden en de temperatuur van de lading',
        'Plant in het transportmanagementsysteem en informeert klanten over aankomsttijden',
      ],
      ['Maakte laadlijsten en CMR-vrachtbrieven', 'Loste vertragingen op met chauffeurs en klanten'],
    ],
  },
  'Esra Kesselaar': {
    layout: 'classic',
    colour: '#5b3a75',
    profile: 'Planner die graag vooruitkijkt. Winkels weten bij mij de avond ervoor hoe laat de wagen komt.',
    education: [
      { degree: 'Manager transport en logistiek (mbo 4)', institution: 'Gilde Opleidingen', period: '2018 - 2021' },
    ],
    languages: [
      { language: 'Nederlands', level: 'moedertaal' },
      { language: 'Turks', level: 'goed' },
      { language: 'Engels', level: 'goed' },
    ],
    licences: 'B',
    availability: 'In overleg, 36 uur per week',
    duties: [
      [
        'Plant dagelijks de ritten van twintig wagens naar winkels in het zuiden',
        'Houdt contact met chauffeurs en lost vertragingen onderweg op',
        'Houdt rij- en rusttijden bij in het transportmanagementsysteem',
      ],
    ],
  },
}
