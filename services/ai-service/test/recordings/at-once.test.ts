import { stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { formOf, type Part } from '@wervio/service-kit/testing'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { SpeechError } from '../../src/speech/speech-error.ts'
import { transcriptionOf, startRecordingsApp, VTT, WAV } from './recordings-app.ts'

const { app, filesUnder, folder, newRecruiter, parts, rowsOf } = startRecordingsApp()
const usual = { ...parts }
beforeEach(() => void Object.assign(parts, usual))

const TYPE: Part = { field: 'conversationType', content: 'sollicitatie' }
const fileOf = (content: Buffer | string, name = 'gesprek.wav'): Part => ({
  field: 'file',
  name,
  type: 'audio/wav',
  content,
})
const call = (token: string, form: Part[]) => {
  const { payload, headers } = formOf(form)
  return app().inject({
    method: 'POST',
    url: '/api/transcribe-sollicitatie',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  })
}

test.each([
  ['before', [TYPE, fileOf(WAV)]],
  ['after', [fileOf(WAV), TYPE]],
])(
  'a recording is answered as transcript and summary, with its type %s the file, and nothing stays',
  async (_, form) => {
    const { token, owner } = await newRecruiter()
    const answer = await call(token, form)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { full_transcript: 'Spreker 1: Zin 1.\nSpreker 2: Zin 2.\nSpreker 1: Zin 3.', summary: expect.any(String) },
    ])
    expect(await filesUnder('at-once')).toEqual([])
    expect(await rowsOf(owner, sql`select 1 from ai.recordings union all select 1 from ai.consents`)).toEqual([])
  },
)

test('a transcript file needs no engine', async () => {
  parts.transcribe = () => Promise.reject(new SpeechError('no_engine'))
  const { token } = await newRecruiter()
  const { full_transcript: transcript, summary } = (await call(token, [TYPE, fileOf(VTT, 'gesprek.vtt')])).json()
  expect(transcript).toContain('Rob Bakker: Kun je een voorbeeld geven van een project?')
  expect(summary).toContain('1 maart')
})

test.each([
  [415, messages.recordingTypeRefused, fileOf(Buffer.from('%PDF-1.7\n'.repeat(99)), 'gesprek.mp3')],
  [400, messages.recordingEmpty, fileOf('')],
])('status %i for what is no recording: %s', async (status, error, file) => {
  const { token } = await newRecruiter()
  const answer = await call(token, [TYPE, file])
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { error }])
  expect(await filesUnder('at-once')).toEqual([])
})

test.each([
  ['no_engine', 503, /nog geen spraakmotor/],
  ['engine_failed', 502, /kon deze opname niet omzetten/],
  ['damaged', 422, /beschadigd/],
  ['no_sound', 422, /geen geluid/],
] as const)('%s is status %i, and says nothing of a recording that was stored', async (code, status, error) => {
  parts.transcribe = () => Promise.reject(new SpeechError(code))
  const { token } = await newRecruiter()
  const answer = await call(token, [TYPE, fileOf(WAV)])
  expect([answer.statusCode, answer.json().error]).toEqual([status, expect.stringMatching(error)])
  expect(answer.json().error).not.toContain('bewaard')
  expect(await filesUnder('at-once')).toEqual([])
})

test('silence is no transcript', async () => {
  parts.transcribe = () => Promise.resolve(transcriptionOf(0))
  const { token } = await newRecruiter()
  const answer = await call(token, [TYPE, fileOf(WAV)])
  expect([answer.statusCode, answer.json().error]).toEqual([422, 'In deze opname wordt niets gezegd.'])
})

test('a type that nobody knows, and no type, are refused', async () => {
  const { token } = await newRecruiter()
  expect((await call(token, [{ field: 'conversationType', content: 'anders' }, fileOf(WAV)])).statusCode).toBe(400)
  expect((await call(token, [fileOf(WAV)])).statusCode).toBe(400)
  expect(await filesUnder('at-once')).toEqual([])
})

/** The bytes that lie in the folder of calls. */
const bytesReceived = async (): Promise<number> => {
  const names = await filesUnder('at-once').catch(() => [])
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder(), 'work', 'at-once', name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('a recording goes to the disk while it comes in, and is not held in memory until its end', async () => {
  const { token } = await newRecruiter()
  const address = await app().listen({ port: 0, host: '127.0.0.1' })
  const piece = Buffer.alloc(4_194_304, 7)
  const { payload, headers } = formOf([TYPE, fileOf(Buffer.concat([WAV, piece, piece]))])
  const half = WAV.length + piece.length
  const upload = httpRequest(`${address}/api/transcribe-sollicitatie`, {
    method: 'POST',
    headers: { ...headers, 'content-length': payload.length, authorization: `Bearer ${token}` },
  })
  const answer = new Promise<string>((resolve, reject) => {
    upload.on('error', reject).on('response', (response) => resolve(text(response)))
  })
  upload.write(payload.subarray(0, half))
  await until('the first half to be on the disk', async () => (await bytesReceived()) > piece.length / 2)
  upload.end(payload.subarray(half))
  expect(JSON.parse(await answer)).toMatchObject({ full_transcript: expect.stringContaining('Zin 1.') })
  expect(await filesUnder('at-once')).toEqual([])
})
