import { beforeEach, expect, test } from '@jest/globals'
import { recording, recordingDetails } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import { startRecordingsApp, VTT } from './recordings-app.ts'

const rules = createBuiltinEngine()
let failure: ServiceError | null = null
let calls = 0
/** The engine of an operator, whose endpoint may be away. */
const engine: typeof rules = {
  ...rules,
  name: 'llm',
  summarise: (...given) => {
    calls += 1
    return failure ? Promise.reject(failure) : rules.summarise(...given)
  },
}
const { asService, newRecruiter, open, rowsOf, send, sent, untilState } = startRecordingsApp(() => ({}), engine)
beforeEach(() => {
  failure = null
  calls = 0
})

const TRIES = 4

/** Lets the time until the next try pass; resolves when that try has failed too, or the import is done. */
const passTime = async (owner: Parameters<typeof asService>[0], tries: number): Promise<void> => {
  await until(
    async () =>
      (await rowsOf(owner, sql`select 1 from ai.recordings where tries = ${tries} and next_try_at > now()`)).length ===
      1,
  )
  await asService(owner, (connection) =>
    connection.execute(sql`update ai.recordings set next_try_at = now() - interval '1 second'`),
  )
  await open().ready()
}

test('an engine that stays away costs its summary, not the transcript', async () => {
  failure = new ServiceError('engine_unavailable')
  const { token, owner, candidateId } = await newRecruiter()
  const id = await sent(token, Buffer.from(VTT), { candidate_id: candidateId, fileName: 'gesprek.vtt' })
  for (let tries = 1; tries < TRIES; tries += 1) await passTime(owner, tries)
  expect(await untilState(token, id, 'done')).toMatchObject({ error: null })
  expect(calls).toBe(TRIES)
  const read = recordingDetails.parse((await send(token, 'GET', `/api/recordings/${id}`)).json())
  expect(read.summary?.made_by.engine).toBe('builtin')
  expect(read.segments).not.toEqual([])
  // What a candidate may ask for holds the words too.
  const [stored] = recording
    .array()
    .parse((await send(token, 'GET', `/api/candidates/${candidateId}/recordings`)).json())
  expect(stored?.transcript).toContain('1 maart')
})

test('one that is away for a while writes the summary after all', async () => {
  failure = new ServiceError('engine_unavailable')
  const { token, owner, candidateId } = await newRecruiter()
  const id = await sent(token, Buffer.from(VTT), { candidate_id: candidateId, fileName: 'gesprek.vtt' })
  await until(async () => (await rowsOf(owner, sql`select 1 from ai.recordings where tries = 1`)).length === 1)
  failure = null
  await passTime(owner, 1)
  await untilState(token, id, 'done')
  expect(calls).toBe(2)
})
