import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from '@jest/globals'
import { messages, recording, recordingImport, speechMessages } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { sql, type SQL } from 'drizzle-orm'
import { SpeechError } from '../../src/speech/speech-error.ts'
import { transcriptionOf, startRecordingsApp, VTT, WAV } from './recordings-app.ts'

const {
  addColleague,
  asService,
  begin,
  draftOf,
  files,
  head,
  newRecruiter,
  open,
  parts,
  read,
  rowsOf,
  send,
  sent,
  toldOf,
  untilState,
  upload,
} = startRecordingsApp()
const usual = { ...parts }
beforeEach(() => void Object.assign(parts, usual))

const listed = async (token: string, candidateId: string) =>
  recording.array().parse((await send(token, 'GET', `/api/candidates/${candidateId}/recordings`)).json())

test('a recording is uploaded in parts, transcribed and stands on the profile', async () => {
  const { token, candidateId } = await newRecruiter()
  const { id } = await begin(token, { candidate_id: candidateId })
  expect((await head(token, id)).headers).toMatchObject({ 'upload-offset': '0', 'upload-length': String(WAV.length) })
  expect((await upload(token, id, 0, WAV.subarray(0, 1_000))).statusCode).toBe(204)
  expect((await upload(token, id, 0, WAV.subarray(0, 1_000))).statusCode).toBe(409)
  expect(await read(token, id)).toMatchObject({ state: 'uploading', uploaded: 1_000, size: WAV.length })
  expect(await listed(token, candidateId)).toEqual([])
  expect((await upload(token, id, 1_000, WAV.subarray(1_000))).headers['upload-offset']).toBe(String(WAV.length))
  expect(await untilState(token, id, 'done')).toMatchObject({ error: null, candidate: { id: candidateId } })
  expect(await listed(token, candidateId)).toMatchObject([
    { id, fileName: 'Gesprek Sanne.wav', transcript: 'Spreker 1: Zin 1.\nSpreker 2: Zin 2.\nSpreker 1: Zin 3.' },
  ])
  expect((await head(token, id)).headers['upload-offset']).toBe(String(WAV.length))
})

test('a transcript file needs no engine, and its names stay', async () => {
  parts.transcribe = () => Promise.reject(new SpeechError('no_engine'))
  const { token, candidateId } = await newRecruiter()
  const id = await sent(token, Buffer.from(VTT), { candidate_id: candidateId, fileName: 'gesprek.vtt' })
  await untilState(token, id, 'done')
  const [stored] = await listed(token, candidateId)
  expect(stored?.transcript).toContain('Sanne de Wit: Ik kan per 1 maart beginnen, voor 32 uur per week.')
  expect(stored?.summary).toContain('1 maart')
})

test('the same call twice begins one import', async () => {
  const { token, candidateId } = await newRecruiter()
  const draft = draftOf({ candidate_id: candidateId })
  const [first, second] = [
    await send(token, 'POST', '/api/recording-imports', draft),
    await send(token, 'POST', '/api/recording-imports', draft),
  ]
  expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 200, first.json()])
})

test('without an engine the recording is kept, and goes on once there is one', async () => {
  parts.transcribe = () => Promise.reject(new SpeechError('no_engine'))
  const { token, candidateId } = await newRecruiter()
  const id = await sent(token, WAV, { candidate_id: candidateId })
  expect(await untilState(token, id, 'failed')).toMatchObject({ error: speechMessages.no_engine, can_retry: true })
  parts.transcribe = () => Promise.resolve(transcriptionOf())
  expect((await send(token, 'POST', `/api/recording-imports/${id}/retry`)).statusCode).toBe(202)
  await untilState(token, id, 'done')
  expect(await listed(token, candidateId)).toHaveLength(1)
})

test.each([
  [
    'a PDF with another name',
    Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'.repeat(40), 'latin1'),
    messages.recordingTypeRefused,
  ],
  [
    'bytes that mean nothing',
    Buffer.from(Array.from({ length: 3_000 }, (_, index) => (index * 37) % 256)),
    messages.recordingTypeRefused,
  ],
  ['a text that calls itself sound', Buffer.from(VTT), 'In deze opname zit geen geluid maar tekst.'],
])('%s is refused, and trying again is no use', async (_name, bytes, error) => {
  const { token, candidateId } = await newRecruiter()
  const id = await sent(token, bytes, { candidate_id: candidateId, fileName: 'gesprek.mp3' })
  expect(await untilState(token, id, 'failed')).toMatchObject({
    error: expect.stringContaining(error),
    can_retry: false,
  })
  expect((await send(token, 'POST', `/api/recording-imports/${id}/retry`)).statusCode).toBe(409)
})

test('a recording in which nobody speaks fails with the reason, and trying again is no use', async () => {
  parts.transcribe = async () => transcriptionOf(0)
  const { token, candidateId } = await newRecruiter()
  const id = await sent(token, WAV, { candidate_id: candidateId })
  expect(await untilState(token, id, 'failed')).toMatchObject({
    error: 'In deze opname wordt niets gezegd.',
    can_retry: false,
  })
  expect((await send(token, 'POST', `/api/recording-imports/${id}/retry`)).statusCode).toBe(409)
  expect(await listed(token, candidateId)).toEqual([])
})

test.each([
  [{ size: 0 }, messages.recordingEmpty],
  [{ size: 1_610_612_737 }, messages.recordingTooLarge],
  [{ consent: undefined }, messages.consentMissing],
  [{ consent: { wording: 'Ja', way: 'spoken', given_on: '9999-01-01' } }, messages.consentInFuture],
])('%j begins nothing', async (fields, message) => {
  const { token, candidateId } = await newRecruiter()
  const answer = await send(token, 'POST', '/api/recording-imports', draftOf({ candidate_id: candidateId, ...fields }))
  expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([400, expect.stringContaining(message)])
  expect((await send(token, 'GET', '/api/recording-imports')).json()).toEqual([])
})

test('the same bytes a second time say so', async () => {
  const { token, candidateId } = await newRecruiter()
  const bytes = Buffer.concat([WAV, Buffer.from(randomUUID())])
  const first = await sent(token, bytes, { candidate_id: candidateId })
  await untilState(token, first, 'done')
  const second = await sent(token, bytes, { candidate_id: candidateId, fileName: 'kopie.wav' })
  expect(await untilState(token, second, 'done')).toMatchObject({
    same_as: { id: first, fileName: 'Gesprek Sanne.wav' },
  })
  expect(await read(token, first)).toMatchObject({ same_as: null })
})

test('bytes that came to nothing the first time are not called the same', async () => {
  parts.transcribe = () => Promise.reject(new SpeechError('no_engine'))
  const { token, candidateId } = await newRecruiter()
  const bytes = Buffer.concat([WAV, Buffer.from(randomUUID())])
  const first = await sent(token, bytes, { candidate_id: candidateId })
  await untilState(token, first, 'failed')
  parts.transcribe = () => Promise.resolve(transcriptionOf())
  const second = await sent(token, bytes, { candidate_id: candidateId })
  expect(await untilState(token, second, 'done')).toMatchObject({ same_as: null })
  await send(token, 'POST', `/api/recording-imports/${first}/retry`)
  await untilState(token, first, 'done')
  expect(await read(token, second)).toMatchObject({ same_as: { id: first } })
})

test.each(['nl', 'en', 'auto'] as const)('the engine is told to listen for %s, as the form says', async (language) => {
  const languages: unknown[] = []
  parts.transcribe = (request) => {
    languages.push(request.language)
    return Promise.resolve(transcriptionOf())
  }
  const { token, candidateId } = await newRecruiter()
  await untilState(token, await sent(token, WAV, { candidate_id: candidateId, language }), 'done')
  expect(languages).toEqual([language])
})

test('what is done and what failed is told of, each once', async () => {
  const { token, candidateId } = await newRecruiter()
  const done = await sent(token, WAV, { candidate_id: candidateId })
  await untilState(token, done, 'done')
  expect(await toldOf(done)).toEqual([{ kind: 'recording', failed: false }])
  const silent = await sent(token, Buffer.from('%PDF-1.7\n'.repeat(99)), { candidate_id: candidateId })
  await untilState(token, silent, 'failed')
  expect(await toldOf(silent)).toEqual([{ kind: 'recording', failed: true }])
})

test('a transcript that is too large says so by its name, and other bytes are of no known type', async () => {
  const { token, candidateId } = await newRecruiter()
  const bytes = Buffer.alloc(40_000_001, 'a')
  const errorOf = async (fileName: string) => {
    const id = await sent(token, bytes, { candidate_id: candidateId, fileName })
    return (await untilState(token, id, 'failed')).error
  }
  expect(await errorOf('gesprek.vtt')).toBe('Dit transcript is te groot om te lezen. Kies een kleiner bestand.')
  expect(await errorOf('gesprek.mp3')).toBe(messages.recordingTypeRefused)
})

test('a new candidate is made once, and gets the consent', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const candidates: { name: string; creation_key: string }[] = []
  parts.makeCandidate = (_recruiter, candidate) => {
    candidates.push(candidate)
    return Promise.resolve(candidateId)
  }
  const id = await sent(token, Buffer.from(VTT), { new_candidate: true, fileName: 'gesprek.vtt' })
  expect(await untilState(token, id, 'done')).toMatchObject({ candidate: { id: candidateId } })
  expect(candidates).toEqual([{ name: 'Sanne de Wit', creation_key: id }])
  expect(await rowsOf(owner, sql`select candidate_id from ai.consents`)).toEqual([{ candidate_id: candidateId }])
})

test('main-api that is away for a while costs no second candidate', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const keys: string[] = []
  parts.makeCandidate = (_recruiter, { creation_key: key }) => {
    keys.push(key)
    return keys.length === 1 ? Promise.reject(new Error('the connection broke')) : Promise.resolve(candidateId)
  }
  const id = await sent(token, Buffer.from(VTT), { new_candidate: true, fileName: 'gesprek.vtt' })
  await until(
    async () => (await rowsOf(owner, sql`select 1 from ai.recordings where next_try_at is not null`)).length === 1,
  )
  await asService(owner, (connection) =>
    connection.execute(sql`update ai.recordings set next_try_at = now() - interval '1 second'`),
  )
  await open().ready()
  await untilState(token, id, 'done')
  expect(keys).toEqual([id, id])
})

test('somebody else’s import is not there', async () => {
  const [{ token, candidateId }, stranger] = [await newRecruiter(), await newRecruiter()]
  const { id } = await begin(token, { candidate_id: candidateId })
  for (const answer of [
    await head(stranger.token, id),
    await upload(stranger.token, id, 0, WAV),
    await send(stranger.token, 'GET', `/api/recording-imports/${id}`),
    await send(stranger.token, 'POST', `/api/recording-imports/${id}/cancel`),
    await send(stranger.token, 'POST', '/api/recording-imports', draftOf({ candidate_id: candidateId })),
  ])
    expect(answer.statusCode).toBe(404)
  expect(await read(token, id)).toMatchObject({ state: 'uploading', uploaded: 0 })
})

test.each(['reader', 'hiring_manager'] as const)('a %s adds nothing to the upload of a colleague', async (role) => {
  const { token, owner, candidateId } = await newRecruiter()
  const { id } = await begin(token, { candidate_id: candidateId })
  const colleague = `goed-${randomUUID()}`
  await addColleague(owner, colleague, role)
  for (const answer of [await upload(colleague, id, 0, WAV), await head(colleague, id)])
    expect(answer.statusCode).toBe(403)
  expect(await read(token, id)).toMatchObject({ state: 'uploading', uploaded: 0 })
})

test('more than was announced is refused', async () => {
  const { token, candidateId } = await newRecruiter()
  const { id } = await begin(token, { candidate_id: candidateId, size: 100 })
  expect((await upload(token, id, 0, WAV)).statusCode).toBe(413)
})

test('an import that is broken off leaves nothing', async () => {
  const { token, candidateId } = await newRecruiter()
  const start = Promise.withResolvers<void>()
  parts.transcribe = ({ signal }) =>
    new Promise((_resolve, reject) => {
      start.resolve()
      signal?.addEventListener('abort', () => reject(new SpeechError('cancelled')))
    })
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await start.promise
  expect(await files(id)).toHaveLength(2)
  expect((await send(token, 'POST', `/api/recording-imports/${id}/cancel`)).json()).toMatchObject({
    state: 'cancelled',
  })
  expect(await files(id)).toEqual([])
  expect((await send(token, 'GET', '/api/recording-imports')).json()).toEqual([])
})

test('what was looked at on one device was looked at on all, and what was not waits longer than an hour', async () => {
  const { token, candidateId, owner } = await newRecruiter()
  const stranger = await newRecruiter()
  const change = (set: SQL) =>
    asService(owner, (connection) => connection.execute(sql`update ai.recordings set ${set}`))
  const listOf = async (of: string) =>
    recordingImport.array().parse((await send(of, 'GET', '/api/recording-imports')).json())
  const see = async (of: string, ids: string[]) =>
    (await send(of, 'POST', '/api/recording-imports/seen', { ids })).statusCode
  const id = await sent(token, Buffer.from(VTT), { candidate_id: candidateId, fileName: 'gesprek.vtt' })
  const running = await begin(token, { candidate_id: candidateId })
  await untilState(token, id, 'done')
  await change(sql`processed_at = processed_at - interval '2 hours'`)
  expect(await see(stranger.token, [id])).toBe(204)
  expect((await listOf(token)).map((each) => [each.id, each.is_seen])).toEqual([
    [running.id, false],
    [id, false],
  ])
  // What still runs has nothing to look at, and is news when it is done.
  expect(await see(token, [id, running.id, randomUUID()])).toBe(204)
  expect((await listOf(token)).map((each) => [each.id, each.is_seen])).toEqual([[running.id, false]])
  expect((await send(token, 'GET', `/api/recording-imports/${id}`)).json()).toMatchObject({ is_seen: true })
  await change(sql`seen_at = null, processed_at = processed_at - interval '31 days'`)
  expect((await listOf(token)).map((each) => each.id)).toEqual([running.id])
  expect(await see(token, ['x'])).toBe(400)
})

test('a failure that was seen and is tried again is news again', async () => {
  parts.transcribe = () => Promise.reject(new SpeechError('no_engine'))
  const { token, candidateId } = await newRecruiter()
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await untilState(token, id, 'failed')
  await send(token, 'POST', '/api/recording-imports/seen', { ids: [id] })
  parts.transcribe = () => Promise.resolve(transcriptionOf())
  await send(token, 'POST', `/api/recording-imports/${id}/retry`)
  expect(await untilState(token, id, 'done')).toMatchObject({ is_seen: false })
})
