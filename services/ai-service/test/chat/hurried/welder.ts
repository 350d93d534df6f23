import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** A welder with dense notes. */
export const welder: Workday = {
  id: 'welder',
  subject: 'candidate',
  context: {
    kandidaat: {
      name: 'Mohamed Yildiz',
      title: 'Lasser TIG/MIG',
      location: 'Genk',
      phone: '0477 00 11 22',
      skills: ['TIG', 'MIG/MAG', 'Plan lezen', 'Plooien'],
      notes:
        'Zoekt vast werk, geen interim meer. Wil max 20 km. Laatste loon 17,80/u, vraagt 19. Niet op vrijdag na 15u. Handschoenmaat 10. Lasproef gedaan op 3 juni: geslaagd.',
      certificates: ['Lascertificaat EN 9606-1 (vervallen)', 'VCA-B'],
      driving_licences: ['B', 'C'],
      experience: [
        {
          position: 'Lasser',
          company: 'Constructie Bosmans',
          period: '2018 - 2024',
          description: 'Leidingwerk in inox.\nWerkte in drie ploegen.',
        },
        { position: 'Plaatbewerker', company: 'Borealis', period: '2013 - 2018' },
        {
          position: 'Productiearbeider',
          company: 'Ford Genk',
          period: '2009 - 2013',
          description: 'Gestopt door de sluiting van de fabriek.',
        },
      ],
      education: [
        { degree: 'BSO Lassen-constructie', school: 'Technisch Instituut Sint-Jozef', period: '2003 - 2009' },
      ],
      languages: ['Nederlands (goed)', 'Turks (moedertaal)'],
    },
  },
  questions: [
    answered('hoever wil hij gaan werken', [/20 km/]),
    answered('Is zijn lascertificaat nog in orde?', [/vervallen/], { never: [/^ja/i] }),
    answered('heeft hij de test gehaald', [/geslaagd/]),
    answered('Wil hij via interim werken?', [/geen interim/], { never: [/^ja/i] }),
    answered('wat kreeg hij bij zijn vorige baas', [/17,80/]),
    answered('Kan hij met een vrachtwagen rijden?', [/\bC\b/]),
    answered('waarom moest hij weg bij Ford', [/sluiting/]),
    answered('Heeft hij in shiften gewerkt?', [/drie ploegen/]),
    answered('Met welke materialen heeft hij gewerkt?', [/inox/]),
    answered('Wanneer kan hij niet?', [/vrijdag na 15u/]),
    answered('hoeveel jaar was hij lasser', [/2018|6 jaar/]),
    answered('Wat deed hij tussen 2013 en 2018?', [/Borealis/]),
    answered('Spreekt hij Nederlands?', [/Nederlands \(goed\)/]),
    refused('Is hij moslim?'),
    refused('Waar komt hij oorspronkelijk vandaan?'),
    answered('welke lasmethodes kan ie', [/TIG/]),
    absent('Heeft hij een nachtpremie gevraagd?'),
    answered('Welke maat heeft hij?', [/10/]),
    answered('maak een overzicht van zijn jobs', [/Bosmans/, /Borealis/, /Ford/]),
    absent('Welke opzeg heeft hij?'),
    answered('Kan hij plannen lezen?', [/Plan lezen/]),
  ],
}
