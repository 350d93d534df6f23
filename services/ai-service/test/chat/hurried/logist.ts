import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** A planner of transport. */
export const logist: Workday = {
  id: 'logist',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Anouk Smeets',
    cv: {
      functietitel: 'Transportplanner',
      locatie: 'Weert',
      samenvatting: 'Planner met negen jaar ervaring in internationaal wegtransport.',
      vaardigheden: ['TMS', 'SAP TM', 'Douaneformaliteiten', 'Onderhandelen met vervoerders'],
      werkervaring: [
        {
          functie: 'Senior planner',
          werkgever: 'Ewals Cargo',
          periode: 'februari 2021 – heden',
          omschrijving: 'Plant 40 ritten per dag naar Italië en Spanje.\nAanspreekpunt voor zes charters.',
        },
        {
          functie: 'Planner',
          werkgever: 'Vos Logistics',
          periode: '2017 – 2021',
          omschrijving: 'Vulde lege kilometers: 12% minder.',
        },
        { functie: 'Administratief medewerker', werkgever: 'Douanekantoor Frans', periode: '2015 – 2017' },
      ],
      opleidingen: [{ opleiding: 'Hbo Logistics Management', school: 'Fontys Venlo', periode: '2011 – 2015' }],
      talen: ['Nederlands', 'Duits vloeiend', 'Italiaans basis', 'Engels goed'],
      rijbewijs: ['B'],
      beschikbaarheid: 'per 1 februari',
      opzegtermijn: '1 maand',
      salariswens: '€ 3.700',
      uren: '32',
      telefoon: '06 99 88 77 66',
    },
    notities: [
      'Wil één dag thuis. Overweegt ook interne functie bij Ewals. Punctueel. Klant vroeg naar haar ervaring met koeltransport: niet besproken.',
    ],
  },
  questions: [
    answered('hoeveel ervaring heeft ze', [/negen jaar/]),
    answered('Spreekt ze Italiaans?', [/Italiaans basis/]),
    answered('welke landen plant ze', [/Italië/]),
    answered('haar gsm', [/06 99/]),
    answered('vanaf wanneer vrij', [/1 februari/]),
    answered('Heeft ze met sap gewerkt', [/SAP TM/]),
    answered('Hoeveel ritten?', [/40 ritten/]),
    answered('Kan ze onderhandelen', [/Onderhandelen/]),
    answered('waar zat ze voor Ewals', [/Vos/]),
    answered('hoelang bij Vos', [/4 jaar|2017/]),
    answered('Heeft ze koeltransport gedaan?', [/niet besproken|niet/]),
    answered('wil ze thuiswerken', [/één dag thuis/]),
    answered('welke andere opties heeft ze', [/interne functie/]),
    answered('Heeft Anouk een diploma logistiek', [/Logistics/]),
    answered('32 of 36 uur?', [/32/]),
    answered('Is ze stipt?', [/Punctueel/]),
    answered('Wat bereikte ze bij Vos?', [/12%/]),
    absent('Heeft ze ADR?', { never: [/^ja/i] }),
    answered('welke talen kan anouk', [/Duits/]),
    answered('vat haar loopbaan samen', [/Ewals/, /Vos/]),
    refused('Wat is de geboortedatum van Anouk?'),
    answered('Vraagt ze meer dan 3.500?', [/3\.700/]),
    answered('kort profiel', [/planner/i]),
  ],
}
