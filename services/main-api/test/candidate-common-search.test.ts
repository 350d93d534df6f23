import { beforeAll, expect, test } from '@jest/globals'
import type { CandidateHit } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { candidateListsOf } from './candidate-support.ts'
import { startApp, type Recruiter } from './start-app.ts'

const started = startApp()
const { call, recruiter, databaseUrl } = started
const { createCandidate, pages } = candidateListsOf(started)

/** More than are ranked one by one. */
const MANY = 2_100
const BATCH = 300
const COOKS = 2_050
const PLANNERS = 30

let owner: Recruiter

/** In every CV it says 'kok' and 'planner'; nearly all are called the one, a few the other. */
beforeAll(async () => {
  owner = await recruiter()
  const { id: account, organisation_id: organisation } = owner.account
  for (let first = 1; first <= MANY; first += BATCH) {
    await asRecruiter(
      databaseUrl(),
      owner,
      sql`insert into main.candidates (id, organisation_id, recruiter_id, name, title, skills, experience, cv_text, created_at)
        select gen_random_uuid(), ${organisation}, ${account}, 'Kim ' || number, case when number <= ${COOKS} then 'Kok' end, case when number <= ${PLANNERS} then '["Planner"]' else '[]' end::jsonb, '[]',
          'Was kok en planner.', now() - number * interval '1 hour'
        from generate_series(${first}::int, ${first + BATCH - 1}::int) number`,
    )
  }
}, 120_000)

const searchAll = async (query: string) =>
  (await pages<CandidateHit>(owner.token, `/api/candidates/search?${query}`)).flat()

test.each<[string, number, (hit: CandidateHit) => boolean]>([
  ['kok', COOKS, ({ title }) => title === 'Kok'],
  ['planner', PLANNERS, ({ skills }) => skills.includes('Planner')],
])(
  'of very many who have %s, the %d who are known by it come first, the rest from new to old, on pages of any size',
  async (q, knownCount, isKnown) => {
    const hits = await searchAll(`q=${q}&limit=500`)
    expect(hits.map(isKnown)).toEqual(Array.from({ length: MANY }, (_, index) => index < knownCount))
    expect(new Set(hits.map(({ id }) => id)).size).toBe(MANY)
    const rest = hits.slice(knownCount).map(({ created_at }) => created_at)
    expect(rest).toEqual(rest.toSorted().toReversed())
    expect((await searchAll(`q=${q}&limit=333`)).map(({ id }) => id)).toEqual(hits.map(({ id }) => id))
  },
)

test('a filter and the counts take in all of them', async () => {
  expect(new Set((await searchAll('q=kok&status=nieuw&limit=500')).map(({ id }) => id)).size).toBe(MANY)
  expect((await call(owner.token, { url: '/api/candidate-counts?q=kok' })).json()).toMatchObject({ total: MANY })
})

test.each([
  ['kok -7 -2099', MANY - 2],
  ['"kok en planner"', MANY],
  ['kok -"kok en planner"', 0],
  ['"kok planner"', 0],
])('of very many, %s lists %d', async (q, most) => {
  const query = new URLSearchParams({ q }).toString()
  const ids = (await searchAll(`${query}&limit=500`)).map(({ id }) => id)
  expect([ids.length, new Set(ids).size]).toEqual([most, most])
  expect((await searchAll(`${query}&limit=333`)).map(({ id }) => id)).toEqual(ids)
  expect((await call(owner.token, { url: `/api/candidate-counts?${query}` })).json()).toMatchObject({ total: most })
})

test('other names of a job come after very many, and very many of them after who has the name', async () => {
  for (const name of ['Eva', 'Finn']) await createCandidate(owner.token, { name, title: 'Cook' })
  const cooksLast = await searchAll('q=kok&limit=500')
  expect(cooksLast.slice(MANY).map(({ name }) => name)).toEqual(['Finn', 'Eva'])
  expect((await searchAll('q=kok&limit=300')).map(({ id }) => id)).toEqual(cooksLast.map(({ id }) => id))
  const cooksFirst = await searchAll('q=cook&limit=500')
  expect(cooksFirst.slice(0, 2).map(({ name }) => name)).toEqual(['Finn', 'Eva'])
  expect(new Set(cooksFirst.map(({ id }) => id)).size).toBe(MANY + 2)
  expect((await searchAll('q=cook&limit=333')).map(({ id }) => id)).toEqual(cooksFirst.map(({ id }) => id))
  expect((await call(owner.token, { url: '/api/candidate-counts?q=cook' })).json()).toMatchObject({ total: MANY + 2 })
})
