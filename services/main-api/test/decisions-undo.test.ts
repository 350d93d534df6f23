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
import { DECISION, decisionsOf } from './decisions-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, recruiter } = app
const { apply, createCandidate, matches, move } = pipelineOf(app)
const { remove } = candidatesOf(app)
const { decide, undo, log, scoredPair } = decisionsOf(app)

const NOWHERE = '0190a000-0000-7000-8000-00000000ffff'
const inProcedure = async (token: string, vacancyId: string) =>
  (await matches(token, vacancyId, '?scope=procedure')).json<Match[]>()
const idsOf = (answer: Awaited<ReturnType<typeof decide>>) => answer.json<MatchDecision[]>().map(({ id }) => id)
const statusOf = async (token: string, id: string) =>
  (await call(token, { url: `/api/candidates/${id}` })).json<{ status: string }>().status

test('who was moved on goes a stage back; the log keeps the decision and its undoing', async () => {
  const { token, account, vacancyId, candidateId } = await scoredPair()
  await decide(token, vacancyId, [candidateId], { reason: 'Eerst bellen' })
  const [second] = idsOf(await decide(token, vacancyId, [candidateId], { reason: 'Goed gesprek' }))
  const answer = await undo(token, vacancyId, [second ?? ''])
  expect(answer.statusCode).toBe(201)
  const [line] = answer.json<unknown[]>().map((row) => matchDecision.strict().parse(row))
  expect(line).toMatchObject({
    kind: 'undo',
    undoes: second,
    by: account.email,
    from_stage: 1,
    to_stage: 2,
    reason: 'Goed gesprek',
    shown: null,
  })
  expect(await inProcedure(token, vacancyId)).toMatchObject([{ stage: 1, application: { outcome: 'open' } }])
  expect((await log(token, vacancyId)).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['undo', 'Goed gesprek'],
    ['move_on', 'Goed gesprek'],
    ['move_on', 'Eerst bellen'],
  ])
})

test('who came into the procedure by a decision is out of it again', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const ids = idsOf(await decide(token, vacancyId, [candidateId]))
  expect(await statusOf(token, candidateId)).toBe('in_proces')
  expect((await undo(token, vacancyId, ids)).statusCode).toBe(201)
  expect(await inProcedure(token, vacancyId)).toEqual([])
  expect(await statusOf(token, candidateId)).toBe('nieuw')
})

test('a rejection is taken back: open again, with the reason of before', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const application = (await apply(token, { vacancy_id: vacancyId, candidate_id: candidateId })).json<Application>()
  await move(token, application.id, { reason: 'Via een oud-collega' })
  const ids = idsOf(await decide(token, vacancyId, [candidateId], { kind: 'reject', reason: 'Mist rijbewijs B' }))
  expect((await inProcedure(token, vacancyId))[0]?.application).toMatchObject({ reason: 'Mist rijbewijs B' })
  await undo(token, vacancyId, ids)
  expect((await inProcedure(token, vacancyId))[0]?.application).toMatchObject({
    stage: 1,
    outcome: 'open',
    reason: 'Via een oud-collega',
  })
  expect(await statusOf(token, candidateId)).toBe('in_proces')
})

test('what a colleague wrote in the procedure since is never lost', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const write = async (change: object) =>
    move(token, (await inProcedure(token, vacancyId))[0]?.application?.id ?? '', change)
  const entered = idsOf(await decide(token, vacancyId, [candidateId]))
  await write({ reason: 'Kan pas in mei' })
  expect((await undo(token, vacancyId, entered)).json()).toMatchObject({ error: messages.decisionStays })
  const further = idsOf(await decide(token, vacancyId, [candidateId]))
  await write({ reason: 'Kan al in april' })
  expect((await undo(token, vacancyId, further)).statusCode).toBe(201)
  expect((await inProcedure(token, vacancyId))[0]?.application).toMatchObject({ stage: 1, reason: 'Kan al in april' })
  const rejected = idsOf(await decide(token, vacancyId, [candidateId], { kind: 'reject', reason: 'Te ver weg' }))
  await write({ reason: 'Verhuist niet' })
  expect((await undo(token, vacancyId, rejected)).statusCode).toBe(409)
  expect((await inProcedure(token, vacancyId))[0]?.application).toMatchObject({
    outcome: 'rejected',
    reason: 'Verhuist niet',
  })
})

test('many at once go back together, or nobody does', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const { id: other } = await createCandidate(token)
  const ids = idsOf(await decide(token, vacancyId, [candidateId, other], { kind: 'reject' }))
  const application = (await inProcedure(token, vacancyId)).find(({ id }) => id === other)?.application
  await move(token, application?.id ?? '', { outcome: 'open' })
  const refused = await undo(token, vacancyId, ids)
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([409, messages.decisionStays])
  expect((await inProcedure(token, vacancyId)).find(({ id }) => id === candidateId)?.application?.outcome).toBe(
    'rejected',
  )
  await move(token, application?.id ?? '', { outcome: 'rejected', reason: DECISION.reason })
  expect((await undo(token, vacancyId, ids)).statusCode).toBe(201)
  expect(await inProcedure(token, vacancyId)).toEqual([])
})

test('a decision is taken back once, and its undoing is no decision to take back', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const ids = idsOf(await decide(token, vacancyId, [candidateId]))
  const answers = await Promise.all([undo(token, vacancyId, ids), undo(token, vacancyId, ids)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409])
  const late = answers.find(({ statusCode }) => statusCode === 409)
  expect(late?.json()).toMatchObject({ error: messages.decisionUndone })
  const line = (await log(token, vacancyId)).find(({ kind }) => kind === 'undo')
  expect((await undo(token, vacancyId, [line?.id ?? ''])).statusCode).toBe(409)
})

test('an earlier decision stays when a later one followed', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const ids = idsOf(await decide(token, vacancyId, [candidateId]))
  await decide(token, vacancyId, [candidateId])
  expect((await undo(token, vacancyId, ids)).statusCode).toBe(409)
  expect((await inProcedure(token, vacancyId))[0]?.stage).toBe(2)
})

test('decisions of another vacancy or another organisation, and none at all, are refused', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const ids = idsOf(await decide(token, vacancyId, [candidateId]))
  const otherPair = await scoredPair()
  expect((await undo(otherPair.token, otherPair.vacancyId, ids)).statusCode).toBe(409)
  expect((await undo((await recruiter()).token, vacancyId, ids)).statusCode).toBe(404)
  expect((await undo(token, vacancyId, [NOWHERE])).statusCode).toBe(409)
  expect((await undo(token, vacancyId, [])).statusCode).toBe(400)
  expect(await inProcedure(token, vacancyId)).toHaveLength(1)
})

test('an undone decision is in the export, and an erasure takes both lines', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  await undo(token, vacancyId, idsOf(await decide(token, vacancyId, [candidateId])))
  const exported = (await call(token, { url: `/api/candidates/${candidateId}/export` })).json<CandidateExport>()
  expect(exported.decisions?.map(({ kind }) => kind)).toEqual(['undo', 'move_on'])
  const { items } = (await remove(token, candidateId)).json<ErasureReport>()
  expect(items).toContainEqual({ kind: 'decisions', removed: 2, left: 0 })
  expect(await log(token, vacancyId)).toEqual([])
})

test('after a merge a decision of the other one is taken back for who remains', async () => {
  const { token, vacancyId, candidateId } = await scoredPair()
  const { id: other } = await createCandidate(token)
  const ids = idsOf(await decide(token, vacancyId, [other]))
  await call(token, { method: 'POST', url: `/api/candidates/${candidateId}/merge`, payload: { other_id: other } })
  expect((await undo(token, vacancyId, ids)).json()).toMatchObject([{ candidate_id: candidateId, kind: 'undo' }])
  expect(await inProcedure(token, vacancyId)).toEqual([])
})
