import { expect, test } from '@jest/globals'
import { withoutPrivate } from '../../src/chat/context/private-units.ts'
import { readContext } from '../../src/chat/context/read-context.ts'
import { fold } from '../../src/chat/people/question/fold.ts'
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
])('%s is a question about work', (question) => {
  expect(protectedTraitIn(fold(question), true)).toBeNull()
})
