import { Readable } from 'node:stream'
import { beforeEach, expect, test } from '@jest/globals'
import { consent } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { blobKeysOf } from '../../src/recordings/blob-keys.ts'
import type { Transcription } from '../../src/speech/transcriber.ts'
import { transcriptionOf, startRecordingsApp, WAV } from './recordings-app.ts'

const app = startRecordingsApp()
const {
  asOwner,
  begin,
  blobs,
  files,
  forgetClaim,
  head,
  newRecruiter,
  open,
  parts,
  read,
  rowsOf,
  send,
  sent,
  untilState,
  upload,
} = app
const usual = { ...parts }
beforeEach(() => void Object.assign(parts, usual))

/** Stands still for ever, as a process that was killed: nothing is given back, nothing is told. */
const standStill = () => {
  const start = Promise.withResolvers<void>()
  const end = Promise.withResolvers<never>()
  return {
    begun: start.promise,
    work: () => {
      start.resolve()
      return end.promise
    },
    /** What it does now comes too late. */
    wakeUp: () => end.reject(new Error('it was killed')),
  }
}

test('killed while it converts, another process does it again and stores everything once', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const standstill = standStill()
  parts.makePlayback = standstill.work
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await standstill.begun
  parts.makePlayback = usual.makePlayback
  await forgetClaim(owner, id)
  const other = open()
  await other.ready()
  await untilState(token, id, 'done', other)
  expect(await rowsOf(owner, sql`select count(*)::int from ai.recording_segments`)).toEqual([{ count: 3 }])
  standstill.wakeUp()
})

/** A transcription with a word in each segment that the engine was sure of. */
const transcriptionWithSureWords = (count: number): Transcription => {
  const transcription = transcriptionOf(count)
  const segments = transcription.segments.map((segment, index) => {
    const sure = { start: segment.start + 1, end: segment.end, text: `${index + 1}.`, confidence: 0.9 }
    return { ...segment, words: [...(segment.words ?? []), sure] }
  })
  return { ...transcription, segments }
}

test('killed while it transcribes, another goes on after the last window that was stored', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const all = transcriptionWithSureWords(4)
  const standstill = standStill()
  parts.transcribe = async ({ onSegments }) => {
    await onSegments?.(all.segments.slice(0, 2), 18)
    return standstill.work()
  }
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await standstill.begun
  const froms: unknown[] = []
  parts.transcribe = async ({ from, onSegments }) => {
    froms.push([from?.seconds, from?.segments.map(({ words }) => words?.map(({ text }) => text).join(' '))])
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
  standstill.wakeUp()
})

test('killed between the last byte and saying so, the next question about it begins the work, once', async () => {
  const { token, candidateId } = await newRecruiter()
  let calls = 0
  parts.transcribe = async () => {
    calls += 1
    return transcriptionOf()
  }
  const { id } = await begin(token, { candidate_id: candidateId })
  await blobs().put(blobKeysOf(id).original, Readable.from([WAV]))
  expect(await read(token, id)).toMatchObject({ state: 'uploading' })
  for (const answer of await Promise.all([head(token, id), head(token, id)]))
    expect(answer.headers['upload-offset']).toBe(String(WAV.length))
  await untilState(token, id, 'done')
  expect((await head(token, id)).headers['upload-offset']).toBe(String(WAV.length))
  expect(calls).toBe(1)
})

test('stopped in an orderly way it gives the recording back at once', async () => {
  const { token, candidateId } = await newRecruiter()
  const first = open()
  await first.ready()
  const { id } = await begin(token, { candidate_id: candidateId })
  const start = Promise.withResolvers<void>()
  parts.transcribe = ({ signal }) =>
    new Promise((_resolve, reject) => {
      start.resolve()
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  await upload(token, id, 0, WAV, first)
  await start.promise
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
    return transcriptionOf()
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
    await onSegments?.(transcriptionOf().segments, 30)
    return transcriptionOf()
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

test('consent that is withdrawn while it is transcribed ends the work, and nothing of it stays', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const start = Promise.withResolvers<void>()
  parts.transcribe = async ({ onSegments, signal }) => {
    await onSegments?.(transcriptionOf().segments.slice(0, 1), 8)
    start.resolve()
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  }
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await start.promise
  const [{ id: consentId } = { id: '' }] = consent
    .array()
    .parse((await send(token, 'GET', `/api/candidates/${candidateId}/consents`)).json())
  const withdrawn = await send(token, 'POST', `/api/consents/${consentId}/withdraw`)
  expect(withdrawn.json()).toMatchObject({ deletion: { recordings: 1, audio_files: 2, segments: 1, summaries: 0 } })
  expect((await send(token, 'GET', `/api/recording-imports/${id}`)).statusCode).toBe(404)
  expect(await rowsOf(owner, sql`select 1 from ai.recordings union all select 1 from ai.recording_segments`)).toEqual(
    [],
  )
  expect(await files(id)).toEqual([])
})

test('consent that is withdrawn after a process was killed while it converted leaves no sound behind', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const standstill = standStill()
  parts.makePlayback = async (path, target, signal) => {
    await usual.makePlayback(path, target, signal)
    return standstill.work()
  }
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await standstill.begun
  expect((await files(id)).some((path) => path.endsWith('.mp3'))).toBe(true)
  const [{ id: consentId } = { id: '' }] = (await rowsOf(owner, sql`select id from ai.consents`)) as { id: string }[]
  const other = open()
  await other.ready()
  await send(token, 'POST', `/api/consents/${consentId}/withdraw`, undefined, other)
  const rest = await files(id)
  standstill.wakeUp()
  expect(rest).toEqual([])
})

test('consent that is withdrawn while it is uploaded leaves no bytes, also those that arrive later', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const { id } = await begin(token, { candidate_id: candidateId })
  await upload(token, id, 0, WAV.subarray(0, 1_000))
  const [{ id: consentId } = { id: '' }] = (await rowsOf(owner, sql`select id from ai.consents`)) as { id: string }[]
  await send(token, 'POST', `/api/consents/${consentId}/withdraw`)
  expect((await upload(token, id, 1_000, WAV.subarray(1_000))).statusCode).toBe(404)
  expect(await files(id)).toEqual([])
})

test('killed while it summarises, another summarises and makes the candidate once', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const standstill = standStill()
  const keys: string[] = []
  parts.makeCandidate = (_recruiter, { creation_key: key }) => {
    keys.push(key)
    return standstill.work()
  }
  const id = await sent(token, WAV, { new_candidate: true })
  await standstill.begun
  parts.makeCandidate = (_recruiter, { creation_key: key }) => {
    keys.push(key)
    return Promise.resolve(candidateId)
  }
  await forgetClaim(owner, id)
  const other = open()
  await other.ready()
  await untilState(token, id, 'done', other)
  // Main-api answers the same candidate for the same key.
  expect(keys).toEqual([id, id])
  expect(await rowsOf(owner, sql`select count(*)::int from ai.recordings where state = 'done'`)).toEqual([{ count: 1 }])
  standstill.wakeUp()
})

test('what came in at a process that does no work is taken by another, which nobody tells', async () => {
  const { token, candidateId } = await newRecruiter()
  const receiver = open({ atOnce: 0 })
  const { id } = await begin(token, { candidate_id: candidateId })
  await upload(token, id, 0, WAV, receiver)
  await untilState(token, id, 'done', receiver)
})
