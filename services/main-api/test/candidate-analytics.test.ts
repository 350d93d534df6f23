import { expect, test } from '@jest/globals'
import { candidateAnalytics, type CandidateAnalytics } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { candidateListsOf } from './candidate-support.ts'
import { startApp, type Recruiter } from './start-app.ts'

const started = startApp()
const { call, recruiter, databaseUrl } = started
const { createCandidate } = candidateListsOf(started)

const readAnalytics = async (token: string, weeks: number) =>
  candidateAnalytics.parse(
    (await call(token, { url: `/api/candidate-analytics?weeks=${weeks}` })).json<CandidateAnalytics>(),
  )

/** Makes a candidate and moves its creation: `moment` is SQL, of the time in Amsterdam. */
const addCandidate = async (recruiterOfCandidate: Recruiter, moment: string, skills: string[] = []): Promise<void> => {
  const { id } = await createCandidate(recruiterOfCandidate.token, {
    name: 'Kim',
    skills,
    location: 'Assen',
    source: 'manual',
  })
  await asRecruiter(
    databaseUrl(),
    recruiterOfCandidate,
    sql`update main.candidates set created_at = (${sql.raw(moment)}) at time zone 'Europe/Amsterdam' where id = ${id}`,
  )
}

const MONDAY = `date_trunc('week', now() at time zone 'Europe/Amsterdam')`

test('weeks begin on Monday at midnight in Amsterdam, and empty weeks count too', async () => {
  const owner = await recruiter()
  await addCandidate(owner, MONDAY, ['Excel'])
  await addCandidate(owner, `${MONDAY} - interval '1 second'`, ['excel', 'SQL'])
  await addCandidate(owner, `${MONDAY} - interval '3 weeks'`)
  await addCandidate(owner, `${MONDAY} - interval '3 weeks 1 second'`)
  const figures = await readAnalytics(owner.token, 4)
  expect(figures.inflow.map(({ count }) => count)).toEqual([1, 0, 1, 1])
  expect(figures.inflow.map(({ week }) => new Date(week).getUTCDay())).toEqual([1, 1, 1, 1])
  expect(figures).toMatchObject({
    total: 3,
    with_cv: 0,
    skills: [
      { value: 'Excel', count: 2 },
      { value: 'SQL', count: 1 },
    ],
    locations: [{ value: 'Assen', count: 3 }],
    sources: [
      { value: 'cv', count: 0 },
      { value: 'import', count: 0 },
      { value: 'manual', count: 3 },
      { value: 'recording', count: 0 },
    ],
    statuses: [
      { value: 'nieuw', count: 3 },
      { value: 'in_proces', count: 0 },
      { value: 'aangenomen', count: 0 },
      { value: 'afgewezen', count: 0 },
    ],
  })
})

test('who once got as far counts, also after a rejection, and nobody of before the period', async () => {
  const owner = await recruiter()
  const moved = async (...statuses: string[]) => {
    const { id } = await createCandidate(owner.token, { name: 'Kim' })
    for (const status of statuses)
      expect(
        (await call(owner.token, { method: 'PATCH', url: `/api/candidates/${id}`, payload: { status } })).statusCode,
      ).toBe(200)
    return id
  }
  await moved()
  await moved('in_proces')
  await moved('in_proces', 'afgewezen')
  await moved('aangenomen')
  await moved('in_proces', 'aangenomen', 'afgewezen')
  await moved('afgewezen')
  const before = await moved('in_proces', 'aangenomen')
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`update main.candidates set created_at = now() - interval '5 weeks' where id = ${before}`,
  )
  expect(await readAnalytics(owner.token, 4)).toMatchObject({ total: 6, reached: { in_proces: 4, aangenomen: 2 } })
})

test('an organisation without candidates has figures of nothing', async () => {
  const figures = await readAnalytics((await recruiter()).token, 104)
  expect(figures.reached).toEqual({ in_proces: 0, aangenomen: 0 })
  expect([
    figures.total,
    figures.inflow.length,
    figures.inflow.every(({ count }) => count === 0),
    figures.skills,
  ]).toEqual([0, 104, true, []])
})

test.each(['0', '105', 'x', '1.5'])('%s weeks are refused', async (weeks) => {
  expect((await call((await recruiter()).token, { url: `/api/candidate-analytics?weeks=${weeks}` })).statusCode).toBe(
    400,
  )
})
