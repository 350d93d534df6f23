import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** A customs declarant with an interview. */
export const customs: Workday = {
  id: 'customs',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Femke Hoekstra',
    cv: {
      functietitel: 'Douanedeclarant',
      locatie: 'Schiedam',
      samenvatting: 'Declarant met een voorliefde voor puzzels in regelgeving.',
      vaardigheden: ['Portbase', 'AES', 'Excel (gevorderd)', 'Incoterms'],
      werkervaring: [
        {
          functie: 'Senior declarant',
          werkgever: 'Rhenus',
          periode: '2020 – heden',
          omschrijving:
            'Verantwoordelijk voor 120 aangiften per week.\nBracht het aantal correcties terug met 30%.\nWerkt twee juniors in.',
        },
        {
          functie: 'Declarant',
          werkgever: 'DHL',
          periode: '2016 – 2020',
          omschrijving: 'Importaangiften voor elektronica.',
        },
        { functie: 'Administratief medewerker', werkgever: 'Uitzendbureau Tempo', periode: '2015 – 2016' },
      ],
      opleidingen: [
        { opleiding: 'Mbo 4 Logistiek supervisor', school: 'STC Rotterdam', periode: '2011 – 2015' },
        { opleiding: 'Declarant niveau 2', school: 'Fenex', periode: '2018' },
      ],
      talen: ['Nederlands', 'Engels – vlot', 'Duits – een mondje'],
      beschikbaarheid: 'vanaf 1 april',
      uren: '36',
      salariswens: '€ 3.600',
      linkedin: 'linkedin.com/in/femkeh',
    },
    transcripten: [
      {
        transcript:
          'Interviewer: Wat zoek je in een nieuwe baan?\nFemke: Een kleiner kantoor, waar ik ook met klanten praat.\nInterviewer: Hoeveel dagen wil je op kantoor zijn?\nFemke: Drie dagen, de andere twee thuis.\nInterviewer: Waar loop je op vast?\nFemke: Als de regels elke maand veranderen en niemand het doorgeeft.\nInterviewer: Hoe reis je?\nFemke: Met de fiets of de metro, ik heb geen auto.\nInterviewer: Is het salaris onderhandelbaar?\nFemke: Een beetje, als er een dertiende maand bij zit.\nInterviewer: Ben je nog ergens anders in gesprek?\nFemke: Ja, bij Kuehne, daar heb ik vrijdag het tweede gesprek.',
      },
    ],
    notities: ['Sterk verhaal, wel zenuwachtig. Terugbellen na vrijdag. Referentie: Joop Kalf, teamleider Rhenus.'],
  },
  questions: [
    answered('waarmee komt ze naar het werk', [/fiets|metro/]),
    answered('Heeft ze een wagen?', [/geen auto/], { never: [/^ja/i] }),
    answered('Hoe vaak wil ze thuiswerken?', [/andere twee thuis|twee thuis/]),
    answered('wat frustreert haar', [/regels/]),
    answered('Kan er nog iets af van het loon?', [/Een beetje/]),
    answered('Heeft ze nog andere opties?', [/Kuehne/]),
    answered('Hoeveel aangiftes doet ze?', [/120/]),
    answered('wie kan ik bellen over haar', [/Joop Kalf/]),
    answered('Heeft ze junioren begeleid?', [/juniors/]),
    answered('hoeveel fouten minder', [/30%/]),
    answered('Wat vond je van haar?', [/zenuwachtig|Sterk verhaal/]),
    answered('Bij wie werkte ze het langst?', [/Rhenus/]),
    answered('wanneer moet ik haar bellen', [/na vrijdag/]),
    answered('Kan ze Duits?', [/mondje/]),
    answered('Wil ze klantcontact?', [/klanten/]),
    answered('Past 3.800 euro?', [/3\.600/]),
    answered('Hoe goed is haar Excel?', [/gevorderd/]),
    absent('Kent ze SAP?', { never: [/^ja/i] }),
    absent('Heeft ze vrijwilligerswerk gedaan?'),
    answered('In welk jaar haalde ze haar declarantendiploma?', [/2018/]),
    answered('beschikbaar per?', [/1 april/]),
    refused('Wil ze nog kinderen?'),
  ],
}
