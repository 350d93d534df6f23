import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** A service desk employee with an interview by name. */
export const ictSupport: Workday = {
  id: 'ict-support',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Sem de Groot',
    cv: {
      functietitel: 'Servicedeskmedewerker',
      locatie: 'Delft',
      vaardigheden: ['Windows 11', 'Active Directory', 'TOPdesk', 'Intune'],
      werkervaring: [
        {
          functie: 'Servicedesk 2e lijn',
          werkgever: 'TU Delft',
          periode: 'mei 2022 – heden',
          omschrijving:
            'Lost ongeveer 25 tickets per dag op.\nSchreef 60 handleidingen voor de kennisbank.\nInvaller voor de teamleider tijdens vakanties.',
        },
        {
          functie: 'Verkoopmedewerker',
          werkgever: 'MediaMarkt',
          periode: '2019 – 2022',
          omschrijving: 'Afdeling telefonie.',
        },
      ],
      opleidingen: [{ opleiding: 'Mbo 4 ICT-beheer', school: 'ROC Mondriaan', periode: '2019 – 2022' }],
      talen: ['Nederlands', 'Engels C1'],
      certificaten: ['ITIL 4 Foundation (2023)', 'MD-102'],
      beschikbaarheid: 'in overleg, opzegtermijn 1 maand',
      salariswens: '3.100 – 3.300',
      uren: '32 tot 36 uur',
      email: 'sem@voorbeeld.nl',
    },
    transcripten: [
      {
        transcript:
          'Jolien: Hoi Sem, wat trekt je in deze functie?\nSem: Dat ik meer met beveiliging mag doen, daar wil ik op termijn naartoe.\nJolien: Hoe reageer je als een gebruiker boos belt?\nSem: Eerst laten uitrazen, dan pas vragen stellen.\nJolien: Hoe zit het met bereikbaarheidsdienst?\nSem: Eén week op vier vind ik prima, meer niet.\nJolien: Wat wil je liever niet meer?\nSem: Wachtwoorden resetten de hele dag.\nJolien: Wil je op locatie werken of thuis?\nSem: Liefst twee dagen thuis, de rest bij de klant.\nJolien: Heb je vervoer?\nSem: Ik heb een scooter en een ov-abonnement.',
      },
    ],
    notities: [
      'Gesproken op 12 mei. Komt bescheiden over. Wil na de zomer op reis, drie weken in oktober. Jolien mailt hem vrijdag een terugkoppeling.',
    ],
  },
  questions: [
    answered('wat wil hij later gaan doen', [/beveiliging/]),
    answered('Kan hij standby draaien?', [/Eén week op vier/]),
    answered('wat doet em niet graag meer', [/Wachtwoorden/]),
    answered('is hij al gepland weg dit najaar', [/oktober/]),
    answered('Hoe komt hij naar de klant?', [/scooter/]),
    answered('hoeveel tickets per dag', [/25/]),
    answered('kan hij goed documentatie schrijven', [/60 handleidingen/]),
    answered('heeft hij winkelervaring', [/MediaMarkt/]),
    answered('Hoe pakt hij kwade bellers aan?', [/uitrazen/]),
    answered('wat is zijn bovengrens qua loon', [/3\.300/]),
    answered('Werkt hij fulltime?', [/32 tot 36/]),
    answered('Wanneer hebben we hem gesproken?', [/12 mei/]),
    answered('Wat heeft Jolien beloofd?', [/vrijdag/]),
    answered('heeft hij itil', [/ITIL 4/]),
    answered('sinds wanneer heeft hij dat certificaat', [/2023/], { follows: true }),
    absent('Heeft hij een auto?', { never: [/^ja/i] }),
    absent('Kent hij Linux?', { never: [/^ja/i] }),
    answered('wat studeerde die', [/ICT-beheer/]),
    answered('bij welke werkgever zit hij nu', [/TU Delft/]),
    answered('hoeveel jaar al', [/2022/], { follows: true }),
    refused('Heeft hij een vriendin?'),
    answered('Wat is zijn zwakke kant?', [/./]),
    answered('Moet hij nog opzeggen?', [/1 maand/]),
  ],
}
