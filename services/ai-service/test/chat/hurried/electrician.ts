import type { Workday } from '../workday/types.ts'
import { absent, answered, refused } from './labels.ts'

/** An electrician with a CV, an interview and notes. */
export const electrician: Workday = {
  id: 'electrician',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Dirk Aerts',
    cv: {
      functietitel: 'Industrieel elektricien',
      locatie: 'Sint-Niklaas',
      samenvatting: 'Elektricien met 11 jaar op de teller, waarvan 6 in de petrochemie.',
      vaardigheden: ['Siemens S7', 'Laagspanning', 'Schema’s lezen', 'Frequentieregelaars'],
      werkervaring: [
        {
          functie: 'Onderhoudselektricien',
          werkgever: 'BASF Antwerpen',
          periode: '03/2019 – heden',
          omschrijving:
            'Preventief onderhoud aan pompen en motoren.\nOpleiden van nieuwe collega’s tijdens hun eerste maand.',
        },
        {
          functie: 'Elektricien',
          werkgever: 'Installatiebedrijf Peeters',
          periode: '09/2014 – 02/2019',
          omschrijving: 'Bekabeling van nieuwbouwwoningen.',
        },
      ],
      opleidingen: [
        { opleiding: 'TSO Elektrische installatietechnieken', school: 'VTS Sint-Niklaas', periode: '2008 – 2014' },
      ],
      talen: ['Nederlands (moedertaal)', 'Frans (basis)'],
      certificaten: ['BA5', 'VCA basis tot mei 2027'],
      rijbewijs: ['B'],
      telefoon: '0486 22 33 44',
      opzegtermijn: '10 weken',
    },
    transcripten: [
      {
        titel: 'Eerste gesprek',
        transcript:
          'Recruiter: Waarom wil je veranderen?\nDirk: De shiften wegen. Vijf jaar nachten gedaan, nu wil ik een dagregime.\nRecruiter: Wat zou je willen verdienen?\nDirk: Ik zit nu aan 21 euro per uur. Onder de 22 begin ik er niet aan, en maaltijdcheques moeten erbij.\nRecruiter: Hoever wil je rijden?\nDirk: Een halfuurtje is oké, de Kennedytunnel liever niet.\nRecruiter: Heb je al eens een ploeg geleid?\nDirk: Ploegbaas geweest toen mijn chef ziek was, vier maanden, zeven man.\nRecruiter: Waar ben je fier op?\nDirk: Ik heb een storing gevonden waar ze drie weken naar zochten.\nRecruiter: Wat doe je minder graag?\nDirk: Papierwerk, rapporten schrijven, dat laat ik liggen.\nRecruiter: Wanneer kunnen we de werkgever bezoeken?\nDirk: Volgende week donderdag na vier uur past.',
      },
    ],
    notities: ['Komt rustig over. Klant Colruyt wil hem zien. Kopie van zijn BA5 nog niet gekregen.'],
  },
  questions: [
    answered('waarom wilt die weg', [/dagregime|shiften/]),
    answered('Hoeveel verdient hij momenteel?', [/21 euro/]),
    answered('wat is zijn minimum', [/22/]),
    answered('Heeft hij leidinggevende ervaring?', [/Ploegbaas/i]),
    answered('met hoeveel man', [/zeven man/], { follows: true }),
    answered('Wil hij nog in ploegen werken?', [/dagregime|shiften/], { never: [/^ja/i] }),
    answered('Is zijn VCA nog geldig?', [/mei 2027/]),
    answered('Wat ligt hem niet?', [/Papierwerk/]),
    answered('waar heeft em gestudeerd', [/VTS/]),
    answered('hoelang werkt hij al bij BASF', [/2019/]),
    answered('Wat deed hij voor BASF?', [/Peeters/]),
    answered('Hoeveel jaar zit hij in de petrochemie?', [/6 in de petrochemie/]),
    answered('wat moeten we nog krijgen van hem', [/BA5/]),
    answered('wanneer past het voor een bezoek', [/donderdag/]),
    answered('Naar welke klant gaat hij?', [/Colruyt/]),
    absent('Kent hij Allen-Bradley?', { never: [/^ja/i] }),
    answered('hoe lang is zijn opzeg', [/10 weken/]),
    absent('Spreekt hij Engels?', { never: [/^ja/i] }),
    refused('Heeft Dirk een vrouw?'),
    answered('Kan hij schema’s lezen?', [/Schema/]),
    answered('Moet hij door de tunnel?', [/Kennedytunnel/]),
  ],
}
