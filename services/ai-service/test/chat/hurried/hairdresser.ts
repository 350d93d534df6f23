import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** A hair salon: a form and a text. */
export const hairdresser: Workday = {
  id: 'hairdresser',
  subject: 'vacancy',
  context: {
    vacature: {
      title: 'Allround kapper',
      company: 'Salon Krul',
      location: 'Zwolle, Diezerstraat',
      salary: 'cao kappers, schaal 4, tussen € 2.350 en € 2.780',
      hours: '28-36 uur, zaterdag altijd, maandag dicht',
      specific_tasks:
        'Knippen, kleuren en föhnen\nKlanten adviseren over verzorging\nKassa bedienen en producten verkopen\nLeerling op de vloer begeleiden',
      hard_skills: 'Diploma kapper niveau 3\nMinstens drie jaar achter de stoel gestaan\nKennis van Balayage',
      soft_skills: 'Luisterend oor, geduldig, houdt van aanpakken',
      benefits: '20% commissie op productverkoop\nElke twee maanden een training bij Wella\nEigen agenda',
      team_composition: 'vijf kappers en twee leerlingen, eigenaresse Mieke knipt zelf ook',
      company_culture: 'muziek aan, veel gelachen',
    },
    publicatietekst:
      'Kom jij ons team versterken?\n\nWe beginnen om 9 uur en op donderdag zijn we open tot 21 uur. Je krijgt eerst een contract van zeven maanden, daarna vast. Parkeren kan gratis achter de zaak. Wie belangstelling heeft belt Mieke op 038 421 00 00 of komt gewoon even binnenlopen. We laten je een halve dag proefknippen. Start: uiterlijk 1 maart.',
  },
  questions: [
    answered('is er koopavond', [/21 uur|donderdag/i]),
    answered('Op welke dag zijn ze gesloten?', [/maandag/i]),
    answered('Krijg je iets extra als je shampoo verkoopt?', [/20% commissie/i]),
    answered('moet je werken op zaterdag', [/zaterdag altijd/i]),
    answered('Hoelang duurt het eerste contract?', [/zeven maanden/]),
    answered('en daarna', [/vast/], { follows: true }),
    answered('Wie is de bazin?', [/Mieke/]),
    answered('hoeveel man staat er in de zaak', [/vijf kappers/]),
    answered('Moet je iemand opleiden?', [/Leerling/]),
    answered('Kun je je auto ergens kwijt?', [/Parkeren/]),
    answered('Hoeveel jaar ervaring vragen ze?', [/drie jaar/]),
    answered('kunnen kandidaten een dagje meedraaien?', [/proefknippen/]),
    absent('Is er een fietsplan?'),
    absent('Hoeveel vakantiedagen zijn er?'),
    answered('vanaf wanneer hebben we iemand nodig', [/1 maart/]),
    answered('hoe kan je solliciteren', [/binnenlopen|038/]),
    refused('Zoeken ze liever een vrouw?'),
  ],
}
