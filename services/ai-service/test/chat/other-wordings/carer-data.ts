import type { Workday } from '../workday/types.ts'
import { answered } from '../hurried/labels.ts'

/** The data of a carer, with notes. */
export const carerData: Workday = {
  id: 'carer-data',
  subject: 'candidate',
  context: {
    kandidaatNaam: 'Sem de Boer',
    cv: {
      functietitel: 'Verzorgende IG',
      locatie: 'Zutphen',
      vaardigheden: ['Medicatie delen', 'Wondzorg'],
      werkervaring: [
        { functie: 'Verzorgende IG', werkgever: 'Woonzorg De Linde', periode: 'februari 2022 – heden' },
        { functie: 'Verzorgende', werkgever: 'Thuiszorg Achterhoek', periode: 'september 2018 – december 2021' },
        { functie: 'Helpende', werkgever: 'Huize Maria', periode: '2016 – 2018' },
      ],
      talen: ['Nederlands', 'Duits (redelijk)'],
      salariswens: 'FWG 40',
    },
    notities: ['Referentie: teamleider Ans van De Linde, mag gebeld na 1 dec.'],
  },
  questions: [
    answered('heeft ie in de thuiszorg gezeten', [/Thuiszorg Achterhoek/]),
    answered('hoe lang', [/3 jaar/], { follows: true, never: [/Linde|Maria/] }),
    answered('heeft hij bij huize maria gewerkt', [/Huize Maria/]),
    answered('wanneer was dat', [/2016/], { follows: true, never: [/Linde/] }),
    answered('spreekt hij duits', [/redelijk/]),
    answered('en engels', [/Engels staat niet/], { follows: true }),
    answered('is hij te duur', [/FWG 40/], { never: [/^\s*(?:ja|nee)\b/i] }),
    answered('mag ik zijn referentie al bellen', [/na 1 dec/], { never: [/^\s*ja\b/i] }),
    answered('wie kan ik bellen als referentie', [/Ans/]),
    answered('kan hij leidinggeven', [/staat hier niets/], { never: [/Ans/] }),
  ],
}
