import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { limits, type Candidate } from '@wervio/contracts'
import { candidatesOf } from './candidates-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter } = app
const { change, create, createCandidate, find } = candidatesOf(app)

const count = async (token: string) =>
  (await call(token, { url: '/api/candidates?limit=500' })).json<Candidate[]>().length

test('the same key again gives the candidate it made, as they are by now', async () => {
  const { token } = await recruiter()
  const draft = { name: 'Noor', creation_key: randomUUID() }
  const first = await create(token, draft)
  const { id } = first.json<Candidate>()
  await change(token, id, { status: 'in_proces' })
  const second = await create(token, { ...draft, name: 'Iemand anders' })
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 200, await find(token, id)])
  expect(await count(token)).toBe(1)
})

test('the same key at the same moment makes one candidate', async () => {
  const { token } = await recruiter()
  const creation_key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => create(token, { name: 'Noor', creation_key })))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(new Set(answers.map((answer) => answer.json<Candidate>().id)).size).toBe(1)
  expect(await count(token)).toBe(1)
})

test('keys of two recruiters have nothing to do with each other', async () => {
  const creation_key = randomUUID()
  const answers = [
    await create((await recruiter()).token, { name: 'Noor', creation_key }),
    await create((await recruiter()).token, { name: 'Ali', creation_key }),
  ]
  expect(answers.map((answer) => [answer.statusCode, answer.json<Candidate>().name])).toEqual([
    [201, 'Noor'],
    [201, 'Ali'],
  ])
})

const proof = (quote: string) => ({ confidence: 0.5, quote, places: [] })

test('what no screen can show is taken out of what a machine read', async () => {
  const { token } = await recruiter()
  const answer = await create(token, {
    name: 'Noor',
    cv_text: 'Ervaring\u0000\nKok\u0007 \ud83d',
    evidence: { email: proof('noor\u0000@voorbeeld.nl\udc4d') },
  })
  expect([answer.statusCode, answer.json<Candidate>().evidence]).toEqual([
    201,
    { email: proof('noor@voorbeeld.nl\ufffd') },
  ])
})

test.each([['a\u0000'], ['__proto__x y'], ['experience.0.'], ['x'.repeat(101)]])(
  '%j is no path of evidence',
  async (path) => {
    expect(
      (await create((await recruiter()).token, { name: 'Noor', evidence: { [path]: proof('x') } })).statusCode,
    ).toBe(400)
  },
)

test('the longest text, with evidence, is kept; a body beyond all measure is not read', async () => {
  const { token } = await recruiter()
  const evidence = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`experience.${index}.description`, proof('é'.repeat(2_000))]),
  )
  const draft = {
    name: 'Noor',
    cv_text: '中'.repeat(limits.cvText),
    evidence,
    experience: Array.from({ length: 200 }, () => ({ position: 'Kok', description: 'é'.repeat(2_000) })),
  }
  expect(JSON.stringify(draft).length).toBeGreaterThan(limits.cvText)
  expect((await create(token, draft)).statusCode).toBe(201)
  expect((await create(token, { ...draft, cv_text: 'x'.repeat(limits.cvText + 1) })).statusCode).toBe(400)
  expect((await create(token, { name: 'x'.repeat(limits.candidateBody) })).statusCode).toBe(413)
})

test('a draft knows where it came from', async () => {
  const { token } = await recruiter()
  const candidates = [
    await createCandidate(token),
    await createCandidate(token, { name: 'Noor', cv_filename: 'cv.pdf' }),
    await createCandidate(token, { name: 'Noor', source: 'import' }),
  ]
  expect(candidates.map(({ source }) => source)).toEqual(['manual', 'cv', 'import'])
})
