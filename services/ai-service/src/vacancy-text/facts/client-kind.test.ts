import { expect, test } from '@jest/globals'
import { splitClient, takeClient } from './client-kind.ts'

test.each([
  ['Flexpunt Uitzend - klant: groot distributiecentrum', 'Flexpunt Uitzend', 'een groot distributiecentrum'],
  ['Lex B.V. (bureau). Eindklant = een school in Ede', 'Lex B.V.', 'een school in Ede'],
  ['Flexpunt (uitzendbureau), klant: een slachterij', 'Flexpunt', 'een slachterij'],
  ['Interim Gent - klant: Smit Bouw', 'Interim Gent - klant: Smit Bouw', null],
  ['Smit Bouw', 'Smit Bouw', null],
])('%s', (organisation, name, kind) => expect(splitClient(organisation)).toEqual({ name, kind }))

test('what was shouted is no name', () =>
  expect(splitClient('PRO-INTERIM GENT (KLANT: STAALBOUWER)', true)).toEqual({
    name: 'PRO-INTERIM GENT',
    kind: 'een staalbouwer',
  }))

test.each([
  [
    'Voor onze opdrachtgever, een familiebedrijf in renovatie, zoeken wij een timmerman. Kozijnen stellen.',
    { rest: 'Kozijnen stellen.', kind: 'een familiebedrijf in renovatie', sentences: [] },
  ],
  [
    'Bij onze klant een machinebouwer voor de zuivel: lassen, slijpen',
    { rest: 'lassen, slijpen', kind: 'een machinebouwer voor de zuivel', sentences: [] },
  ],
  [
    'inpakken\nDe klant is een bakkerij met 160 medewerkers',
    { rest: 'inpakken', kind: null, sentences: ['De klant is een bakkerij met 160 medewerkers.'] },
  ],
])('%s', (tasks, told) => expect(takeClient(tasks)).toEqual(told))

test.each(['Klanten helpen', 'Voor onze klanten zoeken we oplossingen', 'De klant helpen bij de keuze'])(
  '%s stays',
  (tasks) => expect(takeClient(tasks)).toEqual({ rest: tasks, kind: null, sentences: [] }),
)
