import { expect, test } from '@jest/globals'
import { attention, type Attention } from '@wervio/contracts'
import { candidatesOf } from './candidates-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { scoresOf } from './scores-support.ts'
import { startApp, type Recruiter } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy, databaseUrl } = app
const { applied, apply, move } = pipelineOf(app)
const { createCandidate } = candidatesOf(app)
const { query, score } = scoresOf(databaseUrl)

const read = async ({ token }: Recruiter): Promise<Attention> => {
  const answer = await call(token, { url: '/api/attention' })
  expect(answer.statusCode).toBe(200)
  return attention.parse(answer.json())
}
const nothing = { count: 0, rows: [] }

/** Lets days pass since a row was written: those of the clock on the wall, also where it was put back meanwhile. */
const age = (table: string, column: string, id: string, days: number) =>
  query(
    `update main.${table} set ${column} =
      (${column} at time zone 'Europe/Amsterdam' - make_interval(days => $2::int)) at time zone 'Europe/Amsterdam'
    where id = $1`,
    [id, days],
  )

test('a new account has nothing that waits', async () => {
  expect(await read(await recruiter())).toEqual({ matches: nothing, stalled: nothing, past_term: nothing })
})

test('strong candidates outside the procedure are counted per vacancy, while they or the vacancy are new', async () => {
  const owner = await recruiter()
  const { token, account } = owner
  const [busy, old] = [await createVacancy(token), await createVacancy(token)]
  const scored = async (vacancyId: string, percentage: number) => {
    const { id: candidateId } = await createCandidate(token)
    await score({ organisationId: account.organisation_id, vacancyId, candidateId, percentage })
    return candidateId
  }
  await scored(busy.id, 85)
  await scored(busy.id, 91)
  await scored(busy.id, 84)
  await apply(token, { vacancy_id: busy.id, candidate_id: await scored(busy.id, 99) })
  await age('vacancies', 'created_at', old.id, 8)
  const oldCandidateId = await scored(old.id, 95)
  await age('candidates', 'created_at', oldCandidateId, 8)
  expect((await read(owner)).matches).toEqual({
    count: 1,
    rows: [{ vacancy_id: busy.id, vacancy_title: busy.title, candidates: 2, best: 91 }],
  })
  await scored(old.id, 88)
  expect((await read(owner)).matches.rows[1]).toMatchObject({ vacancy_id: old.id, candidates: 1, best: 88 })
  await call(token, { method: 'POST', url: `/api/vacancies/${busy.id}/archive` })
  expect((await read(owner)).matches.count).toBe(1)
})

test('a procedure in which nothing happened for more than two weeks waits until something happens', async () => {
  const owner = await recruiter()
  const days = [15, 40, 20, 16, 14]
  const procedures = await Promise.all(days.map(() => applied(owner.token)))
  for (const [at, { id }] of procedures.entries()) await age('applications', 'updated_at', id, days[at] ?? 0)
  const { count, rows } = (await read(owner)).stalled
  expect(count).toBe(4)
  expect(rows.map((row) => row.days)).toEqual([40, 20, 16, 15])
  expect(rows[0]).toMatchObject({
    candidate_id: procedures[1]?.candidate_id,
    vacancy_id: procedures[1]?.vacancy_id,
    stage: 1,
  })
  await move(owner.token, procedures[1]?.id ?? '', { stage: 2 })
  expect((await read(owner)).stalled).toMatchObject({ count: 3, rows: [{ days: 20 }, { days: 16 }, { days: 15 }] })
})

test('candidates past their term are named, and one in an open procedure is not', async () => {
  const owner = await recruiter()
  const { token } = owner
  const [over, inProcedure, justEnded] = [
    await createCandidate(token),
    (await applied(token)).candidate_id,
    await applied(token),
  ]
  for (const id of [over.id, inProcedure, justEnded.candidate_id])
    await query('update main.candidates set retain_until = $2 where id = $1', [id, '2026-01-31'])
  await move(token, justEnded.id, { outcome: 'rejected', reason: 'Ander profiel gezocht' })
  expect((await read(owner)).past_term).toEqual({
    count: 1,
    rows: [{ candidate_id: over.id, candidate_name: over.name, retain_until: '2026-01-31' }],
  })
  await age('applications', 'updated_at', justEnded.id, 40)
  expect((await read(owner)).past_term.count).toBe(2)
})

test('the most urgent come along, all are counted', async () => {
  const owner = await recruiter()
  const ids = await Promise.all(Array.from({ length: 22 }, async () => (await createCandidate(owner.token)).id))
  await query(`update main.candidates set retain_until = '2026-01-31' where id = any($1)`, [ids])
  const { count, rows } = (await read(owner)).past_term
  expect([count, rows.length]).toEqual([22, 20])
})

test('nothing of another organisation is counted', async () => {
  const [owner, other] = [await recruiter(), await recruiter()]
  const { id } = await applied(other.token)
  await age('applications', 'updated_at', id, 30)
  const { id: candidateId } = await createCandidate(other.token)
  await query(`update main.candidates set retain_until = '2026-01-31' where id = $1`, [candidateId])
  expect((await read(other)).stalled.count).toBe(1)
  expect(await read(owner)).toEqual({ matches: nothing, stalled: nothing, past_term: nothing })
})
