import { beforeAll, expect, test } from '@jest/globals'
import type { CandidateHit } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { candidateListsOf } from './candidate-support.ts'
import { startApp, type Recruiter } from './start-app.ts'

const started = startApp()
const { call, recruiter, databaseUrl } = started
const { pages } = candidateListsOf(started)

/** More than are ranked one by one. */
const MANY = 2_100
const BATCH = 300
const COOKS = 2_050
const PLANNERS = 30

let own: Recruiter

/** In every CV it says 'kok' and 'planner'; nearly all are called the one, a few the other. */
beforeAll(async () => {
  own = await recruiter()
  const { id: account, organisation_id: organisation } = own.account
  for (let first = 1; first <= MANY; first += BATCH) {
    await asRecruiter(
      databaseUrl(),
      own,
      sql`insert into main.candidates (id, organisation_id, recruiter_id, name, title, skills, experience, cv_text, created_at)
        select gen_random_uuid(), ${organisation}, ${account}, 'Kim ' || number, case when number <= ${COOKS} then 'Kok' end, case when number <= ${PLANNERS} then '["Planner"]' else '[]' end::jsonb, '[]',
          'Was kok en planner.', now() - number * interval '1 hour'
        from generate_series(${first}::int, ${first + BATCH - 1}::int) number`,
    )
  }
}, 120_000)

const read = async (query: string) => (await pages<CandidateHit>(own.token, `/api/candidates/search?${query}`)).flat()

test.each<[string, number, (hit: CandidateHit) => boolean]>([
  ['kok', COOKS, ({ title }) => title === 'Kok'],
  ['planner', PLANNERS, ({ skills }) => skills.includes('Planner')],
])(
  'of very many who have %s, the %d who are known by it come first, the rest from new to old, on pages of any size',
  async (q, known, isKnown) => {
    const found = await read(`q=${q}&limit=500`)
    expect(found.map(isKnown)).toEqual(Array.from({ length: MANY }, (_, index) => index < known))
    expect(new Set(found.map(({ id }) => id)).size).toBe(MANY)
    const rest = found.slice(known).map(({ created_at }) => created_at)
    expect(rest).toEqual(rest.toSorted().toReversed())
    expect((await read(`q=${q}&limit=333`)).map(({ id }) => id)).toEqual(found.map(({ id }) => id))
  },
)

test('a filter and the counts take in all of them', async () => {
  expect(new Set((await read('q=kok&status=nieuw&limit=500')).map(({ id }) => id)).size).toBe(MANY)
  expect((await call(own.token, { url: '/api/candidate-counts?q=kok' })).json()).toMatchObject({ total: MANY })
})
