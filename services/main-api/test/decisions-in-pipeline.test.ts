import { expect, test } from '@jest/globals'
import { matchDecision, messages, type Application, type MatchDecision } from '@wervio/contracts'
import { decisionsOf } from './decisions-support.ts'
import { pipelineOf } from './pipeline-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { apply, move } = pipelineOf(app)
const { log, scoredPair, undo } = decisionsOf(app)

const inProcedure = async () => {
  const pair = await scoredPair()
  const { token, vacancyId, candidateId } = pair
  const { id } = (await apply(token, { vacancy_id: vacancyId, candidate_id: candidateId })).json<Application>()
  return { ...pair, id }
}
const lineOf = ({ kind, from_stage: from, to_stage: to, reason }: MatchDecision) => [kind, from, to, reason]

test('a move and a rejection in the pipeline stand in the log, beside what was shown', async () => {
  const { token, account, vacancyId, candidateId, id } = await inProcedure()
  await move(token, id, { stage: 3, motivation: 'Goed gesprek' })
  await move(token, id, { stage: 2 })
  await move(token, id, { outcome: 'rejected', reason: 'Mist rijbewijs B' })
  const lines = (await log(token, vacancyId)).map((line) => matchDecision.strict().parse(line))
  expect(lines.map(lineOf)).toEqual([
    ['reject', 2, 2, 'Mist rijbewijs B'],
    ['move_back', 3, 2, ''],
    ['move_on', 1, 3, 'Goed gesprek'],
    ['add', null, 1, ''],
  ])
  for (const line of lines)
    expect(line).toMatchObject({
      by: account.email,
      candidate_id: candidateId,
      shown: { percentage: 70, version: 'v1', made_by: { engine: 'builtin', model: 'wervio-matcher-1/2026-11' } },
    })
})

test('who comes into the procedure and who goes out of it are lines, by whom, with the reason and what was shown', async () => {
  const { token, account, vacancyId, candidateId } = await scoredPair()
  const draft = { vacancy_id: vacancyId, candidate_id: candidateId, stage: 2, motivation: 'Belde zelf' }
  const { id } = (await apply(token, draft)).json<Application>()
  // Who is in it already isn't put there again.
  expect((await apply(token, draft)).statusCode).toBe(200)
  const payload = { motivation: 'Stond er dubbel in' }
  const removal = await app.call(token, { method: 'DELETE', url: `/api/applications/${id}`, payload })
  expect(removal.statusCode).toBe(204)
  const again = (await apply(token, { vacancy_id: vacancyId, candidate_id: candidateId })).json<Application>()
  expect((await app.call(token, { method: 'DELETE', url: `/api/applications/${again.id}` })).statusCode).toBe(204)
  const lines = (await log(token, vacancyId)).map((line) => matchDecision.strict().parse(line))
  expect(lines.map(lineOf)).toEqual([
    ['remove', 1, 1, ''],
    ['add', null, 1, ''],
    ['remove', 2, 2, 'Stond er dubbel in'],
    ['add', null, 2, 'Belde zelf'],
  ])
  for (const line of lines)
    expect(line).toMatchObject({
      by: account.email,
      candidate_id: candidateId,
      shown: { percentage: 70, version: 'v1', requirements: [{ state: 'met' }, { state: 'missing' }] },
    })
})

test('an entry can be taken back, a removal can not', async () => {
  const { token, vacancyId, id } = await inProcedure()
  const [entry] = await log(token, vacancyId)
  expect((await undo(token, vacancyId, [entry?.id ?? ''])).statusCode).toBe(201)
  expect((await move(token, id, {})).statusCode).toBe(404)
  const pair = await inProcedure()
  await app.call(pair.token, { method: 'DELETE', url: `/api/applications/${pair.id}` })
  const [removal] = await log(pair.token, pair.vacancyId)
  const answer = await undo(pair.token, pair.vacancyId, [removal?.id ?? ''])
  expect(answer.json()).toMatchObject({ error: messages.decisionStays })
})

test('the other endings and a procedure that is opened again are lines, too; the same again is none', async () => {
  const { token, vacancyId, id } = await inProcedure()
  await move(token, id, { outcome: 'hired' })
  await move(token, id, { outcome: 'hired' })
  await move(token, id, { outcome: 'open' })
  await move(token, id, { outcome: 'withdrawn', reason: 'Koos een andere baan' })
  await move(token, id, { reason: 'Koos een baan dichtbij' })
  expect((await log(token, vacancyId)).map(lineOf)).toEqual([
    ['withdraw', 1, 1, 'Koos een andere baan'],
    ['reopen', 1, 1, ''],
    ['hire', 1, 1, ''],
    ['add', null, 1, ''],
  ])
})

test.each([
  ['without one', { outcome: 'rejected' }],
  ['with an empty one', { outcome: 'rejected', reason: '  ' }],
  ['with none', { outcome: 'rejected', reason: null }],
])('a rejection %s is refused, and nothing is stored', async (_, payload) => {
  const { token, vacancyId, id } = await inProcedure()
  const answer = await move(token, id, payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ fields: [{ path: 'reason', message: messages.rejectionWithoutReason }] })
  expect((await move(token, id, {})).json()).toMatchObject({ outcome: 'open', history: [{ stage: 1 }] })
  expect((await log(token, vacancyId)).map(({ kind }) => kind)).toEqual(['add'])
})

test('the reason of a rejection can be written anew, never taken away', async () => {
  const { token, id } = await inProcedure()
  await move(token, id, { outcome: 'rejected', reason: 'Te ver' })
  expect((await move(token, id, { reason: 'Reistijd te lang' })).statusCode).toBe(200)
  expect((await move(token, id, { reason: null })).statusCode).toBe(400)
  expect((await move(token, id, {})).json()).toMatchObject({ reason: 'Reistijd te lang' })
})

test('a line of the pipeline can be taken back; one that opened a procedure again can not', async () => {
  const { token, vacancyId, id } = await inProcedure()
  await move(token, id, { stage: 3 })
  await move(token, id, { outcome: 'hired' })
  const [hired, moved] = await log(token, vacancyId)
  for (const line of [hired, moved]) expect((await undo(token, vacancyId, [line?.id ?? ''])).statusCode).toBe(201)
  expect((await move(token, id, {})).json()).toMatchObject({ stage: 1, outcome: 'open', reason: null })
  await move(token, id, { outcome: 'withdrawn' })
  await move(token, id, { outcome: 'open' })
  const [reopened] = await log(token, vacancyId)
  expect((await undo(token, vacancyId, [reopened?.id ?? ''])).json()).toMatchObject({ error: messages.decisionStays })
})
