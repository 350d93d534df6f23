import { expect, test } from '@jest/globals'
import { namedClientIn, splitClient, takeClient, takeKindOfTitle, isSecretClient } from './client-kind.ts'

test('a client behind the name of an agency, and one that may not become known', () => {
  expect(namedClientIn('Vlot Werk (interim), klant = Zetfabriek Noord')).toEqual({
    agency: 'Vlot Werk',
    client: 'Zetfabriek Noord',
  })
  expect(isSecretClient('Vlot Werk, klant = Zetfabriek Noord (vertrouwelijk)')).toBe(true)
  expect(isSecretClient('Vlot Werk, klant = Zetfabriek Noord')).toBe(false)
})

test.each([
  ['Flexpunt Uitzend - klant: groot distributiecentrum', 'Flexpunt Uitzend', 'een groot distributiecentrum'],
  ['Lex B.V. (bureau). Eindklant = een school in Ede', 'Lex B.V.', 'een school in Ede'],
  ['Flexpunt (uitzendbureau), klant: een slachterij', 'Flexpunt', 'een slachterij'],
  ['Flexpunt voor onze klant (webwinkel)', 'Flexpunt', 'een webwinkel'],
  ['Interim Gent - klant: Smit Bouw', 'Interim Gent - klant: Smit Bouw', null],
  ['Smit Bouw', 'Smit Bouw', null],
  ['Boon Selectie (klant = aannemer, naam pas na gesprek)', 'Boon Selectie', 'een aannemer'],
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

test.each([
  ['Flexpunt Uitzenden (voor: Bakkerij Smit te Ede)', { agency: 'Flexpunt Uitzenden', client: 'Bakkerij Smit te Ede' }],
  ['Kadans Interim namens Garage De Wit', { agency: 'Kadans Interim', client: 'Garage De Wit' }],
  [
    'Werving & Selectie Boon (opdrachtgever: Stichting Zorgkring)',
    {
      agency: 'Werving & Selectie Boon',
      client: 'Stichting Zorgkring',
    },
  ],
  ['Flex Jobs voor Bakkerij Smit', { agency: 'Flex Jobs', client: 'Bakkerij Smit' }],
  ['Rijlijn Personeel tbv Smit Transport', { agency: 'Rijlijn Personeel', client: 'Smit Transport' }],
  ['Bureau Noord (klant: Van Dam BV)', { agency: 'Bureau Noord', client: 'Van Dam BV' }],
  ['Uitzendbureau voor Horeca', null],
  ['Centrum voor Jeugd en Gezin', null],
  ['Stichting Zorg voor Zuid', null],
  ['Flexpunt Uitzenden (voor bouw en techniek)', null],
  ['Bakkerij Smit (voorheen: De Wit)', null],
])('%s names %j', (organisation, named) => expect(namedClientIn(organisation)).toEqual(named))

test.each([
  ['Lasser (klant: scheepswerf Temse)', { title: 'Lasser', kind: 'een scheepswerf in Temse' }],
  ['Kok (onze opdrachtgever: bejaardentehuis)', { title: 'Kok', kind: 'een bejaardentehuis' }],
  ['Lasser (klant: Smit)', { title: 'Lasser (klant: Smit)', kind: null }],
  ['Klantadviseur (binnendienst)', { title: 'Klantadviseur (binnendienst)', kind: null }],
])('%s', (title, taken) => expect(takeKindOfTitle(title)).toEqual(taken))
