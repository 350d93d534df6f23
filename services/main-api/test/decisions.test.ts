import { expect, test } from '@jest/globals'
import {
  matchDecision,
  messages,
  type Application,
  type CandidateExport,
  type ErasureReport,
  type Match,
  type MatchDecision,
} from '@wervio/contracts'
import { candidatesOf } from './candidates-support.ts'
import { decisionsOf, decisionsUrl } from './decisions-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { scoresOf } from './scores-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter, createVacancy, databaseUrl } = app
const { apply, createCandidate, matches, move } = pipelineOf(app)
const { remove } = candidatesOf(app)
const { query } = scoresOf(databaseUrl)
const { decide, log, score, scoredPair } = decisionsOf(app)

const NOWHERE = '0190a000-0000-7000-8000-00000000ffff'
const inProcedure = async (token: string, vacancyId: string) =>
  (await matches(token, vacancyId, '?scope=procedure')).json<Match[]>()

test('a decision puts a candidate in the procedure and is stored beside what was shown', async () => {
  const { token, account, vacancyId, candidateId } = await scoredPair()
  const answer = await decide(token, vacancyId, [candidateId], { version: 'v1' })
  expect(answer.statusCode).toBe(201)
  const [decision] = answer.json<unknown[]>().map((row) => matchDecision.strict().parse(row))
  expect(decision).toMatchObject({
    by: account.email,
    candidate_id: candidateId,
    kind: 'move_on',
    from_stage: null,
    to_stage: 1,
    reason: 'Ervaring sluit goed aan',
    shown: {
      percentage: 70,
      points: 7,
      maximum: 10,
      version: 'v1',
      made_by: { engine: 'builtin', model: 'wervio-matcher-1/2026-11' },
      requirements: [
        { label: 'Excel', importance: 'must', weight: 7, state: 'met', remark: null },
        { label: 'Rijbewijs B', importance: 'nice', weight: 3, state: 'missing', remark: 'Alleen rijbewijs AM' },
      ],
    },
  })
  expect(await inProcedure(token, vacancyId)).toMatchObject([
    { id: candidateId, stage: 1, application: { outcome: 'open', history: [{ by: account.email, stage: 1 }] } },
  ])
  expect((await call(token, { url: `/api/candidates/${candidateId}` })).json()).toMatchObject({ status: 'in_proces' })
})

test('what was shown stays as it was when scores and requirements change', async () => {
  const { token, vacancyId, candidateId, organisationId } = await scoredPair()
  await decide(token, vacancyId, [candidateId], { version: 'v1' })
  await score({ organisationId, vacancyId, candidateId, percentage: 20, version: 'v2' })
  await query('delete from ai.match_lists where vacancy_id = $1', [vacancyId])
  expect((await log(token, vacancyId))[0]?.shown).toMatchObject({ percentage: 70, requirements: [{}, {}] })
})

test('further and further, then rejected with a reason; each a step of the history', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  for (const reason of ['Eerst bellen', 'Goed gesprek']) await decide(token, vacancyId, [candidateId], { reason })
  const rejected = await decide(token, vacancyId, [candidateId], { kind: 'reject', reason: 'Mist rijbewijs B' })
  expect(rejected.json()).toMatchObject([{ kind: 'reject', from_stage: 2, to_stage: 2, shown: { percentage: 70 } }])
  const [row] = await inProcedure(token, vacancyId)
  expect(row?.application).toMatchObject({ stage: 2, outcome: 'rejected', reason: 'Mist rijbewijs B' })
  expect(row?.application?.history.map(({ stage, outcome }) => [stage, outcome])).toEqual([
    [1, 'open'],
    [2, 'open'],
    [2, 'rejected'],
  ])
  expect((await log(token, vacancyId)).map(({ reason }) => reason)).toEqual([
    'Mist rijbewijs B',
    'Goed gesprek',
    'Eerst bellen',
  ])
})

test('who was never in the procedure can be rejected too', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const answer = await decide(token, vacancyId, [candidateId], { kind: 'reject', reason: 'Woont te ver weg' })
  expect(answer.json()).toMatchObject([{ from_stage: null, to_stage: 1 }])
  expect(await inProcedure(token, vacancyId)).toMatchObject([
    { application: { stage: 1, outcome: 'rejected', reason: 'Woont te ver weg' } },
  ])
})

test('of several all or none: the last stage, an ended procedure and a stranger stop everybody', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const stranger = await recruiter()
  const last = (await createCandidate(token, { name: 'Lena Laatst' })).id
  await apply(token, { vacancy_id: vacancyId, candidate_id: last, stage: 5 })
  const ended = (await createCandidate(token, { name: 'Ed Eind' })).id
  const application = (await apply(token, { vacancy_id: vacancyId, candidate_id: ended })).json<Application>()
  await move(token, application.id, { outcome: 'withdrawn' })
  const foreign = (await createCandidate(stranger.token)).id
  const refusals = [
    [[candidateId, last], 422, 'Lena Laatst staat al in de laatste stap (Aanbod). Er is niets veranderd.'],
    [[candidateId, ended], 422, 'De procedure van Ed Eind is al klaar (teruggetrokken). Er is niets veranderd.'],
    [[candidateId, foreign], 404, messages.candidateNotFound],
    [[NOWHERE], 404, messages.candidateNotFound],
  ] as const
  for (const [ids, status, error] of refusals) {
    const answer = await decide(token, vacancyId, [...ids])
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([status, error])
  }
  expect((await inProcedure(token, vacancyId)).map(({ id }) => id).toSorted()).toEqual([last, ended].toSorted())
  expect((await log(token, vacancyId)).map(({ kind }) => kind)).toEqual(['withdraw', 'add', 'add'])
  const both = await decide(token, vacancyId, [last, candidateId, last], { kind: 'reject' })
  expect(both.json<MatchDecision[]>().map((row) => row.candidate_id)).toEqual([last, candidateId])
})

test('scores of another version than was on the screen stop the decision', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const answer = await decide(token, vacancyId, [candidateId], { version: 'v0' })
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([409, messages.decisionOutdated])
  expect(await inProcedure(token, vacancyId)).toEqual([])
})

test('nobody decides past a score that their screen did not show', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const { id: unscored } = await createCandidate(token)
  const shownScore = { version: 'v1', states: ['met', 'missing'] }
  const outdated = [
    { version: null },
    { scores: { [candidateId]: null } },
    { scores: {} },
    { scores: { [candidateId]: { ...shownScore, version: 'v0' } } },
    { scores: { [candidateId]: { ...shownScore, states: ['missing', 'missing'] } } },
    { scores: { [candidateId]: { ...shownScore, states: ['met'] } } },
  ]
  for (const draft of outdated) {
    const answer = await decide(token, vacancyId, [candidateId], draft)
    expect([draft, answer.statusCode]).toEqual([draft, 409])
  }
  const unscoredDecision = await decide(token, vacancyId, [unscored], { scores: { [unscored]: shownScore } })
  expect(unscoredDecision.statusCode).toBe(409)
  expect(await inProcedure(token, vacancyId)).toEqual([])
  const asShown = await decide(token, vacancyId, [candidateId, unscored], {
    scores: { [candidateId.toUpperCase()]: shownScore, [unscored]: null },
  })
  expect(asShown.json()).toMatchObject([{ shown: { percentage: 70 } }, { shown: null }])
})

test('two at once on one candidate are two steps', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const answers = await Promise.all([decide(token, vacancyId, [candidateId]), decide(token, vacancyId, [candidateId])])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect((await inProcedure(token, vacancyId))[0]?.stage).toBe(2)
})

test('the log comes page by page, and is nobody else’s', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  for (const reason of ['Een', 'Twee', 'Drie']) await decide(token, vacancyId, [candidateId], { reason })
  const first = await call(token, { url: `${decisionsUrl(vacancyId)}?limit=2` })
  const second = await call(token, { url: /(?<=<).*(?=>)/.exec(String(first.headers.link))?.[0] ?? '' })
  expect([...first.json<MatchDecision[]>(), ...second.json<MatchDecision[]>()].map(({ reason }) => reason)).toEqual([
    'Drie',
    'Twee',
    'Een',
  ])
  expect((await call((await recruiter()).token, { url: decisionsUrl(vacancyId) })).statusCode).toBe(404)
})

test.each([
  ['nobody', { candidate_ids: [] }],
  ['an id that is none', { candidate_ids: ['geen-id'] }],
  ['more than a hundred', { candidate_ids: Array.from({ length: 101 }, () => NOWHERE) }],
  ['no reason', { reason: ' ' }],
  ['a reason without end', { reason: 'x'.repeat(20_001) }],
  ['an unknown kind', { kind: 'misschien' }],
  ['a version that is none', { version: 7 }],
])('%s is no decision', async (_what, draft) => {
  const { token } = await recruiter()
  expect((await decide(token, (await createVacancy(token)).id, [NOWHERE], draft)).statusCode).toBe(400)
})

test('an export has the decisions, and an erasure takes them and the scores along and counts them', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  await decide(token, vacancyId, [candidateId], { version: 'v1' })
  const exported = (await call(token, { url: `/api/candidates/${candidateId}/export` })).json<CandidateExport>()
  expect(exported.decisions).toMatchObject([
    { reason: 'Ervaring sluit goed aan', vacancy_title: 'Monteur', shown: { percentage: 70 } },
  ])
  const { items } = (await remove(token, candidateId)).json<ErasureReport>()
  expect(items).toEqual(
    expect.arrayContaining([
      { kind: 'scores', removed: 1, left: 0 },
      { kind: 'decisions', removed: 1, left: 0 },
    ]),
  )
  expect(await log(token, vacancyId)).toEqual([])
})

test('a merge brings decisions along, and undoing it brings them back', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const { id: other } = await createCandidate(token)
  await decide(token, vacancyId, [candidateId])
  await decide(token, vacancyId, [other])
  const merged = await call(token, {
    method: 'POST',
    url: `/api/candidates/${candidateId}/merge`,
    payload: { other_id: other },
  })
  expect(merged.statusCode).toBe(200)
  expect((await log(token, vacancyId)).map((row) => row.candidate_id)).toEqual([candidateId, candidateId])
  const undone = await call(token, { method: 'POST', url: `/api/candidates/${candidateId}/unmerge` })
  expect(undone.statusCode).toBe(200)
  expect((await log(token, vacancyId)).map((row) => row.candidate_id)).toEqual([other, candidateId])
})

test('of two who move the same candidate on at once, the second hears that it was done', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const asShown = { stages: { [candidateId]: null } }
  expect((await decide(token, vacancyId, [candidateId], asShown)).statusCode).toBe(201)
  const second = await decide(token, vacancyId, [candidateId], asShown)
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ error: messages.decisionMoved })
  expect(await inProcedure(token, vacancyId)).toMatchObject([{ id: candidateId, stage: 1 }])
})
