import { expect, test } from '@jest/globals'
import type { Candidate, CandidateCounts, CandidateStatus, CandidateSummary } from '@wervio/contracts'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { retainUntil, retentionTerm } from '../src/candidates/profile/retention.ts'
import { candidates } from '../src/candidates/table.ts'
import { candidatesOf } from './candidates-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, createVacancy, databaseUrl, recruiter } = app
const { change, createCandidate, events, find, merge, unmerge } = candidatesOf(app)
const { applied, apply, move } = pipelineOf(app)

const withdraw = (token: string, id: string) => call(token, { method: 'DELETE', url: `/api/applications/${id}` })
const statusOf = async (token: string, id: string) => (await find(token, id)).status
const statusEvents = async (token: string, id: string) =>
  (await events(token, id)).filter(({ kind }) => kind === 'status').map(({ data }) => data)

test('the status follows the procedures: in one, hired, rejected, and new again without', async () => {
  const { token } = await recruiter()
  const { id, candidate_id } = await applied(token)
  const statuses: CandidateStatus[] = []
  const read = async () => statuses.push((await find(token, candidate_id)).status as CandidateStatus)
  await read()
  for (const outcome of ['hired', 'rejected', 'withdrawn', 'open']) {
    await move(token, id, { outcome, reason: 'Na het gesprek' })
    await read()
  }
  await withdraw(token, id)
  await read()
  expect(statuses).toEqual(['in_proces', 'aangenomen', 'afgewezen', 'afgewezen', 'in_proces', 'nieuw'])
  expect((await statusEvents(token, candidate_id)).at(-1)).toEqual({
    from: 'nieuw',
    to: 'in_proces',
    cause: 'procedure',
  })
})

test('of two procedures the better one counts', async () => {
  const { token } = await recruiter()
  const { id, candidate_id } = await applied(token)
  const other = (await apply(token, { vacancy_id: (await createVacancy(token)).id, candidate_id })).json<{
    id: string
  }>()
  await move(token, id, { outcome: 'rejected', reason: 'Andere kandidaat past beter' })
  expect(await statusOf(token, candidate_id)).toBe('in_proces')
  await move(token, other.id, { outcome: 'hired' })
  expect(await statusOf(token, candidate_id)).toBe('aangenomen')
})

test('a status a recruiter chose stays, also the one it has already, until they let it follow again', async () => {
  const { token } = await recruiter()
  const { id, candidate_id } = await applied(token)
  expect((await find(token, candidate_id)).status_chosen_at).toBeNull()
  const changedCandidate = (await change(token, candidate_id, { status: 'in_proces' })).json<Candidate>()
  expect(changedCandidate.status_chosen_at).toEqual(expect.any(String))
  await move(token, id, { outcome: 'hired' })
  expect(await statusOf(token, candidate_id)).toBe('in_proces')
  expect((await change(token, candidate_id, { follow_procedures: true })).json<Candidate>()).toMatchObject({
    status: 'aangenomen',
    status_chosen_at: null,
  })
  expect(await statusEvents(token, candidate_id)).toEqual([
    { from: 'in_proces', to: 'aangenomen', cause: 'procedure' },
    { from: 'nieuw', to: 'in_proces', cause: 'procedure' },
  ])
})

test('filters, counts and the funnel count the status that follows', async () => {
  const { token } = await recruiter()
  const { id, candidate_id } = await applied(token)
  await createCandidate(token)
  await move(token, id, { outcome: 'hired' })
  const listed = (await call(token, { url: '/api/candidates?status=aangenomen' })).json<CandidateSummary[]>()
  expect(listed.map((row) => row.id)).toEqual([candidate_id])
  expect((await call(token, { url: '/api/candidate-counts' })).json<CandidateCounts>().by_status).toMatchObject({
    aangenomen: 1,
    nieuw: 1,
    in_proces: 0,
  })
  const { reached } = (await call(token, { url: '/api/candidate-analytics' })).json<{ reached: object }>()
  expect(reached).toEqual({ in_proces: 1, aangenomen: 1 })
})

test('a vacancy that is removed takes its procedures out of the status', async () => {
  const { token } = await recruiter()
  const { id: vacancyId } = await createVacancy(token)
  const [one, two] = [await applied(token, vacancyId), await applied(token, vacancyId)]
  await apply(token, { vacancy_id: (await createVacancy(token)).id, candidate_id: two.candidate_id })
  expect((await call(token, { method: 'DELETE', url: `/api/vacancies/${vacancyId}` })).statusCode).toBe(204)
  expect(await Promise.all([one, two].map(({ candidate_id }) => statusOf(token, candidate_id)))).toEqual([
    'nieuw',
    'in_proces',
  ])
})

test('a merge takes the procedures of both into account, and undoing it gives each their own again', async () => {
  const { token } = await recruiter()
  const { candidate_id: other } = await applied(token)
  const { id } = await createCandidate(token, { name: 'N. Visser' })
  expect((await merge(token, id, { other_id: other })).json<Candidate>().status).toBe('in_proces')
  expect((await unmerge(token, id)).statusCode).toBe(200)
  expect(await Promise.all([id, other].map((one) => statusOf(token, one)))).toEqual(['nieuw', 'in_proces'])
})

test('moves of two procedures of one candidate at once leave the status of both', async () => {
  const { token } = await recruiter()
  const { id, candidate_id } = await applied(token)
  const pairs = await Promise.all(
    [1, 2, 3].map(async () => ({ vacancy_id: (await createVacancy(token)).id, candidate_id })),
  )
  const others = await Promise.all(pairs.map(async (pair) => (await apply(token, pair)).json<{ id: string }>()))
  await Promise.all(
    [id, ...others.map((one) => one.id)].map((one) =>
      move(token, one, { outcome: 'rejected', reason: 'Andere kandidaat past beter' }),
    ),
  )
  expect(await statusOf(token, candidate_id)).toBe('afgewezen')
})

const DAY_MS = 86_400_000
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(new Date())
const shiftDay = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

test('a retention term waits for an open procedure, and counts from the end of the last one', async () => {
  const { token } = await recruiter()
  const { id, candidate_id } = await applied(token)
  const firstDay = today()
  const open = await find(token, candidate_id)
  expect(open.retention_from).toEqual({ kind: 'open_procedure' })
  // It may have become midnight meanwhile.
  expect([firstDay, today()]).toContain(shiftDay(open.retain_until, -28))
  await move(token, id, { outcome: 'rejected', reason: 'Andere kandidaat past beter' })
  const ended = await find(token, candidate_id)
  expect([firstDay, today()]).toContain(shiftDay(ended.retain_until, -28))
  expect(['choice', 'procedure_end']).toContain(ended.retention_from?.kind)
  expect((await change(token, candidate_id, { retention: 'one_year_consent' })).json<Candidate>()).toMatchObject({
    retention_from: { kind: 'choice', day: expect.any(String) },
  })
})

test('the days of a term are those of recruiters, whatever the time zone of a session with the database', async () => {
  const { token } = await recruiter()
  const { candidate_id } = await applied(token)
  const client = new pg.Client(databaseUrl())
  await client.connect()
  try {
    const days = await drizzle(client).transaction(async (connection) => {
      const daysIn = async (zone: string) => {
        await connection.execute(`set local time zone '${zone}'`)
        return connection
          .select({ chosen: sql`(${retainUntil('four_weeks')})::text`, inProcedure: retentionTerm.retain_until })
          .from(candidates)
          .where(eq(candidates.id, candidate_id))
      }
      // It is never the same day in these two.
      return [await daysIn('Etc/GMT+12'), await daysIn('Etc/GMT-14')]
    })
    expect(days[0]).toEqual([{ chosen: expect.any(String), inProcedure: expect.any(String) }])
    expect(days[1]).toEqual(days[0])
  } finally {
    await client.end()
  }
})
