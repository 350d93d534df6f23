import type { Workday } from '../workday/types.ts'
import { absent, answered } from './labels.ts'

/** A night job on one line a field. */
export const careForm: Workday = {
  id: 'care-form',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Verzorgende IG nachtdienst',
      company: 'Stichting De Hoeve',
      location: 'Apeldoorn - Zuid',
      hours: '24 u (4 nachten per 2 weken)',
      salary: 'FWG 35 + ORT',
      specific_tasks:
        'zorg voor 24 bewoners samen met 1 collega, alarmen opvolgen, medicatie delen, rapporteren in ONS',
      hard_skills: 'diploma VIG; BIG niet nodig; bevoegd voor injecteren',
      soft_skills: 'rust bewaren',
      benefits: 'nachttoeslag 47%; fietsplan via werkkostenregeling; elke maand een dienst ruilen mag',
      company_culture: 'kleinschalig, we eten samen',
    },
  },
  questions: [
    answered('met hoeveel sta je in de nacht', [/1 collega/]),
    answered('hoeveel nachten moet je doen', [/4 nachten/]),
    answered('Moet iemand big geregistreerd zijn?', [/BIG niet nodig/], { never: [/^ja/i] }),
    answered('mag ge prikken', [/injecteren/]),
    answered('hoeveel krijg je extra voor de nacht', [/47%/]),
    answered('kan je je dienst wisselen', [/ruilen/]),
    answered('welk ecd gebruiken ze', [/ONS/]),
    answered('hoe groot is de groep bewoners', [/24 bewoners/]),
    answered('in welke schaal', [/FWG 35/]),
    answered('wat ontbreekt er nog', [/contact/i]),
    absent('Welke startdatum is er afgesproken?'),
    answered('Kan ik via het werk een fiets kopen?', [/fietsplan/]),
    answered('is er veel stress', [/./]),
    answered('welk stuk van de stad', [/Zuid/]),
    absent('Hoe solliciteer je?'),
  ],
}
