import { expect, test } from '@jest/globals'
import { match, type Match } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { pipelineOf } from './pipeline-support.ts'
import { scoresOf } from './scores-support.ts'
import { startApp, type Recruiter } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy, databaseUrl } = app
const { apply, createCandidate, matches } = pipelineOf(app)
const { query, score } = scoresOf(databaseUrl)

/** Candidates with these percentages; null for one that is in the procedure without a score. */
const scored = async ({ token, account }: Recruiter, vacancyId: string, percentages: readonly (number | null)[]) => {
  const ids: string[] = []
  for (const percentage of percentages) {
    const { id } = await createCandidate(token)
    ids.push(id)
    const pair = { vacancyId, candidateId: id, organisationId: account.organisation_id }
    if (percentage === null) await apply(token, { vacancy_id: vacancyId, candidate_id: id })
    else await score({ ...pair, percentage, years: percentage / 10 })
  }
  return ids
}

const idsOf = (rows: Match[]) => rows.map(({ id }) => id)

/** Every page, of two each. */
const readPages = async (token: string, vacancyId: string, queryText: string): Promise<Match[]> => {
  const rows: Match[] = []
  let url: string | undefined = `/api/vacancies/${vacancyId}/matches?limit=2&${queryText}`
  while (url) {
    const answer = await call(token, { url })
    expect(answer.statusCode).toBe(200)
    rows.push(...answer.json<Match[]>())
    url = /(?<=<).*(?=>)/.exec(String(answer.headers.link))?.[0]
  }
  return rows
}

test('everybody with a score is in the list, highest first, those without one last', async () => {
  const owner = await recruiter()
  const { id: vacancyId } = await createVacancy(owner.token)
  const [low, none, high, middle] = await scored(owner, vacancyId, [40, null, 92, 65])
  await createCandidate(owner.token)
  const rows = await readPages(owner.token, vacancyId, '')
  expect(idsOf(rows)).toEqual([high, middle, low, none])
  expect(match.strict().parse(rows[0])).toMatchObject({
    matchPercentage: 92,
    stage: null,
    application: null,
    score: { points: 9.2, maximum: 10, states: ['met', 'missing'], strength: 'Excel', version: 'v1' },
  })
  expect(rows[3]).toMatchObject({ matchPercentage: null, score: null, stage: 1, application: { stage: 1 } })
})

test('equal percentages go by degree, and every order pages without gaps or repeats', async () => {
  const owner = await recruiter()
  const { id: vacancyId } = await createVacancy(owner.token)
  const ids = await scored(owner, vacancyId, [70, 70, 70, 20, null])
  await query('update ai.match_results set degree = 0.1234567890123 where candidate_id = $1', [ids[0]])
  await query('update ai.match_results set degree = 1e-7 where candidate_id = $1', [ids[2]])
  expect(idsOf(await readPages(owner.token, vacancyId, 'order=score'))).toEqual([
    ids[1],
    ids[0],
    ids[2],
    ids[3],
    ids[4],
  ])
  await query('update ai.match_results set years = 30 where candidate_id = $1', [ids[3]])
  await query('update ai.match_results set years = null where candidate_id = $1', [ids[2]])
  const byExperience = idsOf(await readPages(owner.token, vacancyId, 'order=experience'))
  expect([byExperience[0], byExperience.slice(1, 3).toSorted()]).toEqual([ids[3], [ids[0], ids[1]].toSorted()])
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`update main.candidates set updated_at = clock_timestamp() where id = ${ids[3]}`,
  )
  const byRecent = idsOf(await readPages(owner.token, vacancyId, 'order=recent'))
  expect(byRecent[0]).toBe(ids[3])
  for (const order of ['score', 'experience', 'recent', 'changed'])
    expect(idsOf(await readPages(owner.token, vacancyId, `order=${order}`)).toSorted()).toEqual(ids.toSorted())
})

test('a threshold hides, and words of name, skill and place narrow', async () => {
  const owner = await recruiter()
  const { id: vacancyId } = await createVacancy(owner.token)
  const [low, none, high] = await scored(owner, vacancyId, [64, null, 65])
  expect(idsOf(await readPages(owner.token, vacancyId, 'minimum=65'))).toEqual([high])
  expect(idsOf(await readPages(owner.token, vacancyId, 'minimum=0'))).toEqual([high, low, none])
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`update main.candidates set name = 'Zoë 100%_\\ Pieters', location = 'Gent', skills = '["Machinaal lassen"]' where id = ${low}`,
  )
  for (const q of ['zoe', 'ZOË pieters', 'gent', 'lassen zoe', '100%25_', '%5C'])
    expect(idsOf(await readPages(owner.token, vacancyId, `q=${q}`))).toEqual([low])
  for (const q of ['zoe antwerpen', '%25%25', '_o_'])
    expect(idsOf(await readPages(owner.token, vacancyId, `q=${q}`))).toEqual([])
})

test('the procedure alone is those that were put in it, with their scores', async () => {
  const owner = await recruiter()
  const { id: vacancyId } = await createVacancy(owner.token)
  const [applied, other] = await scored(owner, vacancyId, [80, 90])
  await apply(owner.token, { vacancy_id: vacancyId, candidate_id: applied })
  const rows = await readPages(owner.token, vacancyId, 'scope=procedure&order=changed')
  expect(rows.map(({ id, matchPercentage, stage }) => [id, matchPercentage, stage])).toEqual([[applied, 80, 1]])
  expect(idsOf(await readPages(owner.token, vacancyId, 'scope=all'))).toEqual([other, applied])
})

test.each(['scope=iedereen', 'order=leeftijd', 'minimum=101', 'minimum=x', `q=${'x'.repeat(101)}`, 'cursor=abc'])(
  '%s is no list of matches',
  async (queryText) => {
    const { token } = await recruiter()
    expect((await matches(token, (await createVacancy(token)).id, `?${queryText}`)).statusCode).toBe(400)
  },
)

test('a cursor of another order, or with a value that is none, begins nothing', async () => {
  const { token } = await recruiter()
  const { id } = await createVacancy(token)
  const cursorOf = (text: string) => Buffer.from(text).toString('base64url')
  for (const value of [
    `recent.${id}.2026-01-01T00:00:00.000Z`,
    `score.${id}.9~x`,
    `score.${id}.9`,
    `score.${id}.9~1e999`,
    `score.${id}.9~1e-999`,
  ])
    expect((await matches(token, id, `?order=score&cursor=${cursorOf(value)}`)).statusCode).toBe(400)
})

test("another organisation's scores are in no list", async () => {
  const [owner, stranger] = [await recruiter(), await recruiter()]
  const { id: vacancyId } = await createVacancy(owner.token)
  const [mine] = await scored(owner, vacancyId, [50])
  const { id: theirs } = await createCandidate(stranger.token)
  await score({ organisationId: stranger.account.organisation_id, vacancyId, candidateId: theirs, percentage: 99 })
  expect(idsOf(await readPages(owner.token, vacancyId, ''))).toEqual([mine])
  expect((await matches(stranger.token, vacancyId)).statusCode).toBe(404)
})
