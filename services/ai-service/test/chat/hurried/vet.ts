import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** A veterinary practice. */
export const vet: Workday = {
  id: 'vet',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Dierenartsassistent',
      company: 'Dierenkliniek De Ark',
      location: 'Deventer',
      salary: '€ 2.300 - € 2.900 bruto bij 38 uur',
      hours: '24 uur, 3 dagen',
      specific_tasks: 'Assisteren bij operaties\nBalie en telefoon\nHokken schoonmaken\nMedicijnen uitgeven',
      hard_skills: 'Mbo 4 dierenartsassistent paraveterinair\nRöntgen kunnen maken',
      soft_skills: 'stevig in je schoenen, lief voor dieren en mensen',
      benefits: 'eigen huisdieren gratis behandeld\n€ 400 nascholing per jaar\nreiskosten 0,21/km',
      team_composition: 'vier dierenartsen en zes assistenten',
      company_culture: 'dinsdag eten we samen taart',
    },
    publicatietekst:
      'Eén op de vier weekenden heb je dienst, met 50% toeslag. Je werkt van 8.00 tot 17.30 uur. We vervangen Esmee, die gaat studeren. Reageer voor 1 oktober via werken@deark.example. Op 8 oktober voeren we gesprekken, daarna loop je een ochtend mee.',
  },
  questions: [
    answered('salaris?', [/2\.300/]),
    answered('hoeveel dagen', [/3 dagen/]),
    answered('weekenddiensten?', [/Eén op de vier/]),
    answered('wat krijg je daarvoor extra', [/50%/], { follows: true }),
    answered('Is er een vacature vrij omdat iemand weg is?', [/Esmee/]),
    answered('tot wanneer loopt de inschrijving', [/1 oktober/]),
    answered('Welke opleiding vragen we', [/Mbo 4/]),
    answered("wie zijn de collega's", [/vier dierenartsen/]),
    answered('kan je mee een dag proeflopen', [/loop je een ochtend mee/]),
    answered("Moet je foto's kunnen nemen?", [/Röntgen/]),
    answered('Hoe laat stopt de werkdag?', [/17\.30/]),
    answered('Krijg ik korting voor mijn kat?', [/huisdieren/]),
    answered('wat is er voor opleiding voorzien', [/nascholing|400/]),
    absent('Is het een vast contract?'),
    absent('Is Engels nodig?'),
    answered('Wie moet poetsen?', [/Hokken schoonmaken/]),
    refused('Mag het ook een man zijn?'),
  ],
}
