import { expect, test } from '@jest/globals'
import { application, match, messages, type Application, type Match } from '@wervio/contracts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy } = app
const { applied, apply, createCandidate, matches, move } = pipelineOf(app)

const NOWHERE = '0190a000-0000-7000-8000-00000000ffff'

test('a candidate enters once, however often they are put in', async () => {
  const { token, account } = await recruiter()
  const pair = { vacancy_id: (await createVacancy(token)).id, candidate_id: (await createCandidate(token)).id }
  const [first, ...others] = (
    await Promise.all([apply(token, pair), apply(token, pair), apply(token, { ...pair, stage: 3 })])
  ).toSorted((a, b) => b.statusCode - a.statusCode)
  expect([first?.statusCode, ...others.map(({ statusCode }) => statusCode)]).toEqual([201, 200, 200])
  const newApplication = application.parse(first?.json())
  expect(newApplication).toMatchObject({
    ...pair,
    outcome: 'open',
    reason: null,
    history: [{ by: account.email, stage: newApplication.stage, outcome: 'open', reason: null }],
  })
  for (const other of others) expect(other.json()).toEqual(newApplication)
})

test('each change is a step of the history; what is absent stays', async () => {
  const { token } = await recruiter()
  const { id } = await applied(token)
  await move(token, id, { stage: 3 })
  await move(token, id, { outcome: 'rejected', reason: 'Zoekt een andere regio.' })
  const last = await move(token, id, { stage: 4 })
  expect(last.statusCode).toBe(200)
  expect(last.json<Application>()).toMatchObject({ stage: 4, outcome: 'rejected', reason: 'Zoekt een andere regio.' })
  expect(last.json<Application>().history.map(({ stage, outcome, reason }) => [stage, outcome, reason])).toEqual([
    [1, 'open', null],
    [3, 'open', null],
    [3, 'rejected', 'Zoekt een andere regio.'],
    [4, 'rejected', 'Zoekt een andere regio.'],
  ])
  const { json } = await move(token, id, { stage: 4, outcome: 'rejected', reason: 'Zoekt een andere regio.' })
  expect(json()).toEqual(last.json())
})

test('moves at once are all in the history, and the last of it is where the candidate stands', async () => {
  const { token } = await recruiter()
  const { id } = await applied(token)
  await Promise.all([2, 3, 4, 5].map((stage) => move(token, id, { stage })))
  const { history, stage, updated_at } = (await move(token, id, {})).json<Application>()
  expect(history.map((event) => event.stage).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  expect(history.at(-1)).toMatchObject({ stage, at: updated_at })
})

test('matches are the candidates of the pipeline, last changed first, page by page', async () => {
  const { token } = await recruiter()
  const { id: vacancyId } = await createVacancy(token)
  const newApplications: Application[] = []
  for (let number = 0; number < 3; number += 1) newApplications.push(await applied(token, vacancyId))
  await applied(token)
  await move(token, newApplications[0]?.id ?? '', { stage: 5 })
  const first = await matches(token, vacancyId, '?limit=2&scope=procedure&order=changed')
  const [link = ''] = /(?<=<).*(?=>)/.exec(String(first.headers.link)) ?? []
  const second = await call(token, { url: link })
  const matchRows = [...first.json<Match[]>(), ...second.json<Match[]>()].map((row) => match.strict().parse(row))
  expect(matchRows.map((row) => row.application?.id)).toEqual(
    [newApplications[0], newApplications[2], newApplications[1]].map((row) => row?.id),
  )
  expect(matchRows[0]).toMatchObject({
    id: newApplications[0]?.candidate_id,
    stage: 5,
    matchPercentage: null,
    application: { history: [{ stage: 1 }, { stage: 5 }] },
  })
  expect(second.headers.link).toBeUndefined()
})

test('taken out, a candidate stays a candidate; with the vacancy the pipeline goes', async () => {
  const { token } = await recruiter()
  const { id: vacancyId } = await createVacancy(token)
  const [first, second] = [await applied(token, vacancyId), await applied(token, vacancyId)]
  const remove = (id: string) => call(token, { method: 'DELETE', url: `/api/applications/${id}` })
  expect([(await remove(first.id)).statusCode, (await remove(first.id)).statusCode]).toEqual([204, 404])
  expect((await matches(token, vacancyId)).json<Match[]>().map(({ id }) => id)).toEqual([second.candidate_id])
  await call(token, { method: 'DELETE', url: `/api/vacancies/${vacancyId}` })
  expect((await move(token, second.id, { stage: 2 })).json()).toMatchObject({ error: messages.applicationNotFound })
  expect((await call(token, { url: `/api/candidates/${second.candidate_id}` })).statusCode).toBe(200)
})

test("another organisation's vacancy or candidate is as one that never was, and neither enters", async () => {
  const [own, other] = [await recruiter(), await recruiter()]
  const pairOf = async ({ token }: typeof own) => ({
    vacancy_id: (await createVacancy(token)).id,
    candidate_id: (await createCandidate(token)).id,
  })
  const [mine, theirs] = [await pairOf(own), await pairOf(other)]
  const refusals = [
    [{ ...mine, vacancy_id: theirs.vacancy_id }, messages.vacancyNotFound],
    [{ ...mine, vacancy_id: NOWHERE }, messages.vacancyNotFound],
    [{ ...mine, candidate_id: theirs.candidate_id }, messages.candidateNotFound],
    [{ ...mine, candidate_id: NOWHERE }, messages.candidateNotFound],
  ] as const
  for (const [pair, error] of refusals) {
    const response = await apply(own.token, pair)
    expect([response.statusCode, response.json()]).toEqual([404, { error, message: error, code: 'not_found' }])
  }
  expect([
    (await matches(own.token, mine.vacancy_id)).json(),
    (await matches(other.token, theirs.vacancy_id)).json(),
  ]).toEqual([[], []])
})

test.each([
  [{ stage: 0 }, 'stage'],
  [{ stage: 6 }, 'stage'],
  [{ stage: 1.5 }, 'stage'],
  [{ stage: '2' }, 'stage'],
  [{ outcome: 'misschien' }, 'outcome'],
  [{ reason: 'a\u0000' }, 'reason'],
])('%j is no change', async (payload, path) => {
  const { token } = await recruiter()
  const response = await move(token, (await applied(token)).id, payload)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    code: 'validation_failed',
    fields: [{ path, message: expect.stringMatching(/^[A-Z].+\.$/) }],
  })
})

test.each([{}, { vacancy_id: 'x', candidate_id: NOWHERE }, { vacancy_id: NOWHERE, candidate_id: null }])(
  '%j is no application',
  async (payload) => {
    expect((await apply((await recruiter()).token, payload)).statusCode).toBe(400)
  },
)
