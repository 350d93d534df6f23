import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { speechMessages } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { ffmpegPath } from '../../src/speech/media/ffmpeg-path.ts'
import { mediaLimits } from '../../src/speech/media/media-limits.ts'
import { createRemoteTranscriber } from '../../src/speech/remote/remote-transcriber.ts'
import { voiceModel } from '../../src/speech/local/vad/voice-detector.ts'
import { SpeechError } from '../../src/speech/speech-error.ts'
import { generated, makeMedia, tones } from '../../src/speech/testing/make-sound.ts'
import { makeVoice } from '../../src/speech/testing/make-voice.ts'
import type { SpeechSegment, TranscribeRequest } from '../../src/speech/transcriber.ts'
import { PATIENT } from '../peer-process.ts'
import { startSpeechPeer, type SpeechPeer } from './peer.ts'

const KEY = 'sk-geheim-spraak'
/** Pitches of the first twelve sentences of the stand-in, one a second. */
const PITCHES = Array.from({ length: 12 }, (_, index) => 200 + index * 50)
const FIRST = 'Goedemorgen, fijn dat je er bent.'
const LAST = 'Dan sturen we je volgende week een voorstel.'

let peer: SpeechPeer
let folder: string
let conversation: string
beforeAll(async () => {
  peer = await startSpeechPeer()
  folder = await mkdtemp(join(tmpdir(), 'wervio-speech-'))
  conversation = await makeMedia(folder, 'gesprek.m4a', ...tones(PITCHES), '-c:a', 'aac')
})
afterAll(async () => {
  await peer.stop()
  await rm(folder, { recursive: true })
})

// Tones aren't voices: where the model of voice activity isn't asked, all that is loud is sent.
const transcriber = (model: string, { chunkSeconds = 300, timeoutMs = PATIENT, voice = null as string | null } = {}) =>
  createRemoteTranscriber({
    baseUrl: peer.baseUrl,
    model,
    apiKey: KEY,
    timeoutMs,
    retryMs: 1,
    chunkSeconds,
    voice,
    ffmpeg: () => ffmpegPath(),
    limits: { ...mediaLimits, priority: 0 },
  })
const transcribe = (model: string, request: Partial<TranscribeRequest> = {}, options = {}) =>
  transcriber(model, options).transcribe({ audio: conversation, ...request })

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SpeechError)) throw new Error('no SpeechError', { cause: error })
  return error
}
const texts = (segments: readonly SpeechSegment[]): string[] => segments.map(({ text }) => text)

test('a recording is transcribed with times of segments and words', async () => {
  const { segments, ...rest } = await transcribe('honest-whole')
  expect(rest).toEqual({
    duration: expect.closeTo(12, 0),
    language: 'nl',
    engine: 'remote',
    model: 'honest-whole',
    speakers: 'unknown',
    wordTimes: 'measured',
  })
  expect(texts(segments)).toHaveLength(12)
  expect(segments[0]).toMatchObject({ text: FIRST, speaker: '', start: expect.closeTo(0, 0) })
  expect(segments[11]).toMatchObject({ text: LAST, start: expect.closeTo(11, 0) })
  expect(segments[0]?.words?.map(({ text }) => text).join(' ')).toBe(FIRST)
  const requests = await peer.requests('honest-whole')
  expect(requests).toEqual([expect.objectContaining({ language: 'nl', authorization: `Bearer ${KEY}` })])
})

test('chunks are cut where it is quiet: each sentence comes once, at its time', async () => {
  const whole = await transcribe('honest-one')
  const windows: number[] = []
  const inChunks = await transcribe(
    'honest-chunks',
    { onSegments: (_, seconds) => void windows.push(seconds) },
    { chunkSeconds: 3 },
  )
  expect((await peer.requests('honest-chunks')).length).toBeGreaterThan(3)
  expect(texts(inChunks.segments)).toEqual(texts(whole.segments))
  for (const [index, { start, end }] of inChunks.segments.entries()) {
    expect(start).toBeCloseTo(whole.segments[index]?.start ?? -1, 1)
    expect(end).toBeCloseTo(whole.segments[index]?.end ?? -1, 1)
  }
  expect(windows).toEqual(windows.toSorted((one, other) => one - other))
})

test('what was interrupted goes on where it was, and nothing comes twice', async () => {
  const stored: { segments: SpeechSegment[]; seconds: number } = { segments: [], seconds: 0 }
  const leaving = new AbortController()
  const first = transcribe(
    'honest-first',
    {
      signal: leaving.signal,
      onSegments: (segments, seconds) => {
        stored.segments.push(...segments)
        stored.seconds = seconds
        if (stored.segments.length >= 4) leaving.abort()
      },
    },
    { chunkSeconds: 2 },
  )
  expect((await refusalOf(first)).code).toBe('cancelled')
  const before = stored.segments.length
  const again = await transcribe('honest-again', { from: stored }, { chunkSeconds: 2 })
  expect(texts(again.segments)).toEqual(texts((await transcribe('honest-all')).segments))
  expect(before).toBeGreaterThanOrEqual(4)
  const sentBytes = (await peer.requests('honest-again')).reduce((sum, { bytes }) => sum + bytes, 0)
  expect(sentBytes / 32_000).toBeLessThan(12.5 - stored.seconds)
})

test('an endpoint that takes less gets less at a time', async () => {
  const long = await makeMedia(folder, 'lang.wav', ...tones([...PITCHES, ...PITCHES, ...PITCHES, ...PITCHES]))
  const { segments } = await transcribe('small', { audio: long })
  expect(segments).toHaveLength(48)
  expect((await peer.requests('small')).length).toBeGreaterThan(2)
})

test.each(['throttles-once', 'broken-once'])('an endpoint that %s is asked again', async (model) => {
  expect(texts((await transcribe(model)).segments)).toContain(LAST)
  expect(await peer.requests(model)).toHaveLength(2)
})

test.each(['unauthorized', 'broken', 'garbage', 'wrong-shape', 'redirects'])(
  'an endpoint that is %s is an error in Dutch that says nothing of the key',
  async (model) => {
    const error = await refusalOf(transcribe(model))
    expect([error.code, error.message, error.canRetry]).toEqual(['engine_failed', speechMessages.engine_failed, true])
    expect(error.detail).not.toContain(KEY)
  },
)

test('an endpoint that does not answer is given up', async () => {
  expect((await refusalOf(transcribe('slow', {}, { timeoutMs: 50 }))).code).toBe('engine_failed')
})

test('whoever leaves while the endpoint is asked ends the request', async () => {
  const leaving = new AbortController()
  const work = refusalOf(transcribe('slow', { signal: leaving.signal, language: 'en' }))
  await until('the request', async () => (await peer.requests('slow')).some(({ language }) => language === 'en'))
  leaving.abort()
  expect((await work).code).toBe('cancelled')
})

test('an answer without segments is one segment, without times of words', async () => {
  const { segments, wordTimes } = await transcribe('text-only')
  expect(segments).toHaveLength(1)
  expect(segments[0]).toMatchObject({ start: 0, words: null, confidence: null })
  expect(segments[0]?.text).toContain(LAST)
  expect(wordTimes).toBe('none')
})

test('silence is never sent', async () => {
  const silence = await makeMedia(folder, 'stilte.mp3', ...generated('anullsrc=r=16000:cl=mono', 3))
  expect((await transcribe('honest-silence', { audio: silence })).segments).toEqual([])
  expect(await peer.requests('honest-silence')).toEqual([])
})

test('a sentence that the endpoint made up where nobody speaks is left out', async () => {
  expect((await transcribe('phantom')).segments).toEqual([])
})

const SILENCE = generated('anullsrc=r=16000:cl=mono', 20)
const MUSIC = generated(
  'aevalsrc=exprs=0.2*(sin(2*PI*t*262)+sin(2*PI*t*330)+sin(2*PI*t*392))*exp(-2*mod(t\\,0.5)):s=16000',
  8,
)
/** Sounds one after the other, as inputs of ffmpeg. */
const joined = (name: string, ...sounds: string[][]): Promise<string> =>
  makeMedia(folder, name, ...sounds.flat(), '-filter_complex', `concat=n=${sounds.length}:v=0:a=1`)
const voiceOf = async (seconds: number): Promise<string[]> => [
  '-i',
  await makeVoice(folder, `stem-${seconds}.wav`, seconds),
]

test('only where somebody speaks is sent, and what is said there keeps its time in the recording', async () => {
  const audio = await joined('stem.wav', SILENCE, await voiceOf(4), SILENCE, MUSIC, await voiceOf(4), SILENCE)
  const windows: number[] = []
  const { segments, duration } = await transcribe(
    'honest-voice',
    { audio, onSegments: (_, seconds) => void windows.push(seconds) },
    { voice: voiceModel() },
  )
  const sentBytes = (await peer.requests('honest-voice')).reduce((sum, { bytes }) => sum + bytes, 0)
  expect(sentBytes / 32_000).toBeGreaterThan(6)
  expect(sentBytes / 32_000).toBeLessThan(10)
  expect(duration).toBeCloseTo(76, 0)
  const places = segments.map(({ start, end }) => {
    if (start >= 19.5 && end <= 24.5) return 'first'
    return start >= 51.5 && end <= 56.5 ? 'second' : `${start}-${end}`
  })
  expect(new Set(places)).toEqual(new Set(['first', 'second']))
  expect(windows).toEqual(windows.toSorted((one, other) => one - other))
})

test.each([
  ['noise', generated('anoisesrc=a=0.2:c=pink:s=1', 8)],
  ['hold music', MUSIC],
])('%s is never sent, so that no sentence can be made up in it', async (name, sound) => {
  const audio = await makeMedia(folder, `${name}.mp3`, ...sound)
  expect((await transcribe(`honest-${name}`, { audio }, { voice: voiceModel() })).segments).toEqual([])
  expect(await peer.requests(`honest-${name}`)).toEqual([])
})

test('whoever leaves while voices are looked for ends that too', async () => {
  const audio = await joined('weg.wav', await voiceOf(2), SILENCE, await voiceOf(2))
  const leaving = new AbortController()
  const work = refusalOf(
    transcribe('slow', { audio, signal: leaving.signal, language: 'auto' }, { voice: voiceModel() }),
  )
  await until('the request', async () => (await peer.requests('slow')).some(({ language }) => language === null))
  leaving.abort()
  expect((await work).code).toBe('cancelled')
})

test('a model of voice activity that cannot be read is an error, and nothing is sent', async () => {
  const voice = join(folder, 'geen.onnx')
  expect((await refusalOf(transcribe('honest-broken', {}, { voice }))).code).toBe('engine_failed')
  expect(await peer.requests('honest-broken')).toEqual([])
})

test('two channels of a telephone are two speakers, in the order in which they speak', async () => {
  const stereo = await makeMedia(
    folder,
    'telefoon.wav',
    ...tones([200, 0, 300, 0]),
    ...tones([0, 250, 0, 350]),
    '-filter_complex',
    '[1][0]join=inputs=2:channel_layout=stereo[o]',
    '-map',
    '[o]',
  )
  const { segments, speakers } = await transcribe('honest-stereo', { audio: stereo })
  expect(speakers).toBe('channels')
  expect(segments.map(({ speaker }) => speaker)).toEqual(['1', '2', '1', '2'])
})
