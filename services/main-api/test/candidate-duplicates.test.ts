import { expect, test } from '@jest/globals'
import { duplicate, type CandidateDraft, type Duplicate, type DuplicateReason } from '@wervio/contracts'
import { candidateListsOf } from './candidate-support.ts'
import { startApp } from './start-app.ts'

const started = startApp()
const { call, recruiter } = started
const { createCandidate, withCandidates } = candidateListsOf(started)

const like = async (token: string, payload: object) =>
  (await call(token, { method: 'POST', url: '/api/candidates/duplicates', payload })).json<Duplicate[]>()
const reasonsFor = async (saved: CandidateDraft, question: object): Promise<Duplicate['reasons']> =>
  (await like(await withCandidates([saved]), question)).flatMap(({ reasons }) => reasons)

test.each<[CandidateDraft, object, DuplicateReason[]]>([
  [{ name: 'Kim', email: 'Kim.Vos@Voorbeeld.nl' }, { email: ' kim.vos@voorbeeld.NL' }, ['email']],
  [{ name: 'Kim', email: 'kim.vos@gmail.com' }, { email: 'kimvos@gmail.com' }, []],
  [{ name: 'Kim', phone: '06-12345678' }, { phone: '+31 (0)6 1234 5678' }, ['phone']],
  [{ name: 'Kim', phone: '0031 38 421 00 11' }, { phone: '038 4210011' }, ['phone']],
  [{ name: 'Kim', phone: '+32 475 12 34 56' }, { phone: '0032475123456' }, ['phone']],
  [{ name: 'Kim', phone: '112' }, { phone: '112' }, []],
  [{ name: 'Jan de Vries' }, { name: 'jan DE vries' }, ['name']],
  [{ name: 'Jan de Vries' }, { name: 'J. de Vries' }, ['name']],
  [{ name: 'J.P. de Vries' }, { name: 'Jan Pieter de Vries' }, ['name']],
  [{ name: 'Jan de Vries' }, { name: 'Vries, Jan de' }, ['name']],
  [{ name: 'Jan de Vries' }, { name: 'Jan van der Vries' }, ['name']],
  [{ name: 'Jan Jansen' }, { name: 'Jan Janssen' }, ['name']],
  [{ name: 'Zoë Müller' }, { name: 'Zoe Muller' }, ['name']],
  [{ name: 'drs. Amira el Haddou' }, { name: 'Amira Haddou' }, ['name']],
  [{ name: 'Sanne Bakker' }, { name: 'Sane Bakker' }, ['name']],
  [{ name: 'Jan de Vries' }, { name: 'Piet de Vries' }, []],
  [{ name: 'Jan de Vries' }, { name: 'Jan Bakker' }, []],
  [{ name: 'Jan de Vries' }, { name: 'Jan' }, []],
  [{ name: 'Jan de Vries' }, { name: 'J. Bakker' }, []],
  [{ name: 'Jan Bos' }, { name: 'Jan Vos' }, []],
  [{ name: 'J. Jansen' }, { name: 'Piet Janssen' }, []],
  [{ name: '漢字 太郎' }, { name: '漢字 太郎' }, ['name']],
  [{ name: 'Kim', email: 'k@v.nl' }, {}, []],
  [{ name: 'Kim' }, { name: '', email: null, phone: '  ' }, []],
  [{ name: 'Kim' }, { name: `${'㌀'.repeat(140)} Vos` }, []],
  [{ name: "Kim' | '^" }, { name: "' | ! :* \\" }, []],
])('%j and %j are alike in %j', async (saved, question, reasons) => {
  expect(await reasonsFor(saved, question)).toEqual(reasons)
})

test.each<[string, string, boolean]>([
  ['Jan de Vries', ' jan  DE vries', true],
  ['Zoë Müller', 'Zoe Muller', true],
  ['Jan de Vries', 'J. de Vries', false],
  ['Jan de Vries', 'Vries, Jan de', false],
  ['Jan de Vries', 'Jan van der Vries', false],
  ['Jan Jansen', 'Jan Janssen', false],
])('whether %j and %j are one name: %j', async (saved, name, same) => {
  const duplicates = await like(await withCandidates([{ name: saved }]), { name })
  expect(duplicates.map(({ reasons, same_name }) => [reasons, same_name])).toEqual([[['name'], same]])
})

test('the surest comes first, with all that is the same', async () => {
  const token = await withCandidates([
    { name: 'Jan de Vries' },
    { name: 'Mevrouw Jansen', phone: '0612345678' },
    { name: 'J. de Vries', email: 'jan@voorbeeld.nl', phone: '0612345678' },
    { name: 'Iemand Anders', email: 'jan@voorbeeld.nl' },
  ])
  const duplicates = await like(token, { name: 'Jan de Vries', email: 'jan@voorbeeld.nl', phone: '+31612345678' })
  expect(duplicates.map(({ candidate, reasons }) => [candidate.name, reasons])).toEqual([
    ['J. de Vries', ['email', 'phone', 'name']],
    ['Iemand Anders', ['email']],
    ['Mevrouw Jansen', ['phone']],
    ['Jan de Vries', ['name']],
  ])
  expect(duplicates.map((one) => duplicate.parse(one))).toEqual(duplicates)
})

test('at most ten are shown', async () => {
  const token = await withCandidates(
    Array.from({ length: 12 }, (_, number) => ({ name: 'Kim Vos', email: number === 0 ? 'kim@voorbeeld.nl' : null })),
  )
  const duplicates = await like(token, { name: 'Kim Vos', email: 'kim@voorbeeld.nl' })
  expect([duplicates.length, duplicates[0]?.reasons]).toEqual([10, ['email', 'name']])
})

test('a candidate is no duplicate of himself', async () => {
  const { token } = await recruiter()
  const one = await createCandidate(token, { name: 'Kim Vos', phone: '0612345678' })
  const other = await createCandidate(token, { name: 'K. Vos' })
  expect(
    (await call(token, { url: `/api/candidates/${one.id}/duplicates` }))
      .json<Duplicate[]>()
      .map(({ candidate }) => candidate.id),
  ).toEqual([other.id])
})
