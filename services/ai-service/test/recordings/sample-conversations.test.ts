import { expect, test } from '@jest/globals'
import { recordingDetails } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import { startRecordingsApp } from './recordings-app.ts'
import { teamsMeetingsOf } from './teams-meetings.ts'

const rules = createBuiltinEngine()
/** How many summaries the model was asked for. */
let requestCount = 0
/** A model in the place of the configured one. */
const model: typeof rules = {
  ...rules,
  summarise: async (...given) => {
    requestCount += 1
    const summary = await rules.summarise(...given)
    return { ...summary, made_by: { ...summary.made_by, engine: 'openai-compatible', model: 'stand-in' } }
  },
}
const app = startRecordingsApp(undefined, model)
const { asService, newRecruiter, open, rowsOf, send } = app
const { meetingWith, store, transcribed } = teamsMeetingsOf(app)
const TALK = [{ start: 5, end: 11, speaker: 'Sanne', text: 'Ik kan per 1 maart beginnen, voor 32 uur per week.' }]
const CONSENT = { wording: 'Ik vind het goed.', way: 'spoken', given_on: '2026-11-02' }

const newAgreed = async () => {
  const somebody = await newRecruiter()
  const { token, candidateId } = somebody
  expect((await send(token, 'POST', `/api/candidates/${candidateId}/consents`, CONSENT)).statusCode).toBe(201)
  return somebody
}
/** Which engine summarised the only recording of a recruiter, once one did. */
const writerOf = async (owner: Recruiter, token: string) => {
  await open().ready()
  const recording = async () => (await rowsOf(owner, sql`select id::text, state from ai.recordings`))[0]
  await until('the summary', async () => (await recording())?.['state'] === 'done')
  const answer = await send(token, 'GET', `/api/recordings/${String((await recording())?.['id'])}`)
  return recordingDetails.parse(answer.json()).summary?.made_by.engine
}

test('the rules summarise a conversation of the sample data, whatever engine was configured', async () => {
  const { token, owner, candidateId } = await newAgreed()
  await transcribed(owner, candidateId, TALK)
  expect(await writerOf(owner, token)).toBe('builtin')
  expect(requestCount).toBe(0)
})

test('the configured engine summarises one that was planned in Teams', async () => {
  const { token, owner, candidateId } = await newAgreed()
  const id = await meetingWith(owner, candidateId)
  await asService(owner, (connection) =>
    connection.execute(sql`update ai.meetings set event_id = 'AAMk' where id = ${id}::uuid`),
  )
  await store(owner, id, TALK)
  expect(await writerOf(owner, token)).toBe('openai-compatible')
  expect(requestCount).toBe(1)
})
