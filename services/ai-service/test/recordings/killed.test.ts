import { beforeEach, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { heard, startRecordingsApp, WAV } from './recordings-app.ts'

const app = startRecordingsApp()
const { asOwner, begin, files, forgetClaim, newRecruiter, open, parts, rowsOf, send, sent, untilState, upload } = app
const usual = { ...parts }
beforeEach(() => void Object.assign(parts, usual))

/** Stands still for ever, as a process that was killed: nothing is given back, nothing is told. */
const standStill = () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<never>()
  return {
    begun: begun.promise,
    work: () => {
      begun.resolve()
      return end.promise
    },
    /** What it does now comes too late. */
    wakeUp: () => end.reject(new Error('it was killed')),
  }
}

test('killed while it converts, another process does it again and stores everything once', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const still = standStill()
  parts.makePlayback = still.work
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await still.begun
  parts.makePlayback = usual.makePlayback
  await forgetClaim(owner, id)
  const other = open()
  await other.ready()
  await untilState(token, id, 'done', other)
  expect(await rowsOf(owner, sql`select count(*)::int from ai.recording_segments`)).toEqual([{ count: 3 }])
  still.wakeUp()
})

test('killed while it transcribes, another goes on after the last window that was stored', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const all = heard(4)
  const still = standStill()
  parts.transcribe = async ({ onSegments }) => {
    await onSegments?.(all.segments.slice(0, 2), 18)
    return still.work()
  }
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await still.begun
  const froms: unknown[] = []
  parts.transcribe = async ({ from, onSegments }) => {
    froms.push([from?.seconds, from?.segments.map(({ text }) => text)])
    await onSegments?.(all.segments.slice(2), 40)
    return all
  }
  await forgetClaim(owner, id)
  const other = open()
  await other.ready()
  await untilState(token, id, 'done', other)
  expect(froms).toEqual([[18, ['Zin 1.', 'Zin 2.']]])
  expect(await rowsOf(owner, sql`select text from ai.recording_segments order by position`)).toEqual(
    all.segments.map(({ text }) => ({ text })),
  )
  still.wakeUp()
})

test('stopped in an orderly way it gives the recording back at once', async () => {
  const { token, candidateId } = await newRecruiter()
  const first = open()
  await first.ready()
  const { id } = await begin(token, { candidate_id: candidateId })
  const begun = Promise.withResolvers<void>()
  parts.transcribe = ({ signal }) =>
    new Promise((_resolve, reject) => {
      begun.resolve()
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  await upload(token, id, 0, WAV, first)
  await begun.promise
  parts.transcribe = usual.transcribe
  await first.close()
  const second = open()
  await second.ready()
  await untilState(token, id, 'done', second)
})

test('two processes never work on one recording', async () => {
  const { token, candidateId } = await newRecruiter()
  const [one, other] = [open(), open()]
  await Promise.all([one.ready(), other.ready()])
  let calls = 0
  parts.transcribe = async () => {
    calls += 1
    return heard()
  }
  const ids = [
    await sent(token, WAV, { candidate_id: candidateId }),
    await sent(token, WAV, { candidate_id: candidateId }),
  ]
  for (const id of ids) await untilState(token, id, 'done')
  expect(calls).toBe(2)
})

test('erased while it runs, nothing of it stays', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const [begun, erased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  parts.transcribe = async ({ onSegments }) => {
    begun.resolve()
    await erased.promise
    await onSegments?.(heard().segments, 30)
    return heard()
  }
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await begun.promise
  await asOwner(owner, sql`delete from main.candidates where id = ${candidateId}`)
  erased.resolve()
  expect((await send(token, 'GET', `/api/recording-imports/${id}`)).statusCode).toBe(404)
  expect(await rowsOf(owner, sql`select 1 from ai.recording_segments union all select 1 from ai.consents`)).toEqual([])
  const keys = await rowsOf(owner, sql`select key from ai.blobs_to_remove where key like ${`%${id}%`}`)
  expect(keys.length === 2 || (await files(id)).length === 0).toBe(true)
})
