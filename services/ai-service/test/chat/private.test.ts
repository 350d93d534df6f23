import { expect, test } from '@jest/globals'
import { withoutPrivate } from '../../src/chat/context/private-units.ts'
import { readContext } from '../../src/chat/context/read-context.ts'
import { fold } from '../../src/chat/people/question/fold.ts'
import { mended } from '../../src/chat/people/question/mended.ts'
import { protectedTraitIn } from '../../src/chat/people/question/protected-traits.ts'

const textsOf = async (context: Record<string, unknown>) =>
  withoutPrivate(await readContext(context, new AbortController().signal)).units.map(({ text }) => text)

test('what somebody tells of their own life is never a source, what they tell of their work is', async () => {
  const texts = await textsOf({
    kandidaatNaam: 'Noor de Wit',
    cv: { werkervaring: ['Begeleider van kinderen met autisme'], geboortedatum: '1990-05-01' },
    transcripties: ['Ik heb twee kinderen. Mijn partner werkt ook. Ik heb ervaring met kinderen. Ik was zwanger.'],
    notities: ['Gaat vrijdag naar de moskee.', 'Legt rustig uit.'],
  })
  expect(texts).toEqual([
    'Noor de Wit',
    'Begeleider van kinderen met autisme',
    'Ik heb ervaring met kinderen.',
    'Legt rustig uit.',
  ])
})

test('a sentence that goes from work to their own life is out, a record loses only its private field', async () => {
  const texts = await textsOf({
    kandidaatNaam: 'Noor de Wit',
    cv: {
      leeftijd: 41,
      doelgroepen: [{ naam: 'Dagopvang', leeftijd: '41', functie: 'Begeleider' }],
      ervaring: { leeftijdsgroep: '4 tot 12 jaar', geboortezorg: 'Kraamverzorgende in de geboortezorg' },
    },
    notities: [
      'Heeft ervaring met patiënten en heeft zelf drie kinderen.',
      'Werkte met leerlingen en hun ouders.',
      'Begeleidt kinderen, en gaat zondag naar de kerk.',
    ],
  })
  expect(texts).toEqual([
    'Noor de Wit',
    'Dagopvang, Begeleider',
    '4 tot 12 jaar',
    'Kraamverzorgende in de geboortezorg',
    'Heeft ervaring met patiënten',
    'Werkte met leerlingen en hun ouders.',
    'Begeleidt kinderen',
  ])
})

const PEOPLE = ['hij', 'zij', 'ze', 'hen', 'die', 'Robin']
const TRAITS = (who: string) => [
  `heeft ${who} kinderen`,
  `is ${who} zwanger`,
  `hoe oud is ${who}`,
  `is ${who} getrouwd`,
  `is ${who} gezond`,
  `waar komt ${who} vandaan`,
  `welk geloof heeft ${who}`,
  `is ${who} lid van een vakbond`,
  `wil ${who} nog een kindje`,
  `woont ${who} samen`,
  `is ${who} vaak ziek geweest`,
]
test.each(PEOPLE.flatMap(TRAITS))('%s is a question for a protected trait', (question) => {
  expect(protectedTraitIn(fold(question), true)).not.toBeNull()
})

test.each([
  'werkt ze graag met kinderen',
  'heeft hij ervaring met mensen met autisme',
  'werkte hij bij de vakbond',
  'heeft ze in de kerk gewerkt',
  'spreekt hij Turks',
  'waar komt zijn ervaring vandaan',
  'waarom wil hij weg',
  'is ze psycholoog',
  'was hij medisch secretaresse',
  'wie is verpleegkundige in de geestelijke gezondheidszorg',
  'is zij psychiatrisch verpleegkundige',
  'is hij gezondheidswetenschapper',
  'heeft ze kinderen begeleid',
  'heeft ze een christelijke school geleid',
  'is ze politiek adviseur geweest',
  'stemt hij het werk af met de planning',
  'heeft hij tien man aangestuurd',
  'hoe goed is zijn Frans',
  'hoe goed is haar Turks',
  'wat was zijn oudste functie',
  'heeft hij vluchtelingenwerk gedaan',
  'is het cv oud',
])('%s is a question about work', (question) => {
  expect(protectedTraitIn(fold(question), true)).toBeNull()
})

test.each([
  'wat wordt er geboden',
  'is er een bespreking gepland',
  'welke bewerking deed hij',
  'hoelang is de leertijd',
])('%s holds no mistyped trait', (question) => {
  expect(protectedTraitIn(mended(fold(question)), true)).toBeNull()
})

test.each([
  'hoe jong is hij',
  'is de kandidaat jong',
  'liefst een jonge kandidaat',
  'op wie valt hij',
  'heeft ze vaak verzuimd',
])('%s asks for a trait too', (question) => {
  expect(protectedTraitIn(fold(question), true)).not.toBeNull()
})

test.each(['is ze zwnager', 'heeft hij kindren', 'is hij gelovg', 'welke natonaliteit heeft ze'])(
  '%s is a question for a trait, mistyped',
  (question) => {
    expect(protectedTraitIn(mended(fold(question)), true)).not.toBeNull()
  },
)

test.each([
  ['uit welk land komt hij?', 'afkomst en nationaliteit'],
  ['uit welk land komt de klant?', null],
  ['hoe oud is haar certificaat?', null],
  ['hoe oud is deze kandidaat?', 'leeftijd'],
  ['kan een gepensioneerde dit aan?', 'leeftijd'],
  ['is dit te zwaar voor een oudere?', 'leeftijd'],
  ['kan een ouder iemand dit aan?', 'leeftijd'],
  ['kan een ouder bellen over de opvang?', null],
])('%s asks about %s', (question, trait) => {
  expect(protectedTraitIn(fold(question), true)).toBe(trait)
})
