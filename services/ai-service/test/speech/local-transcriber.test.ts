import { mkdir, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTranscriber } from '../../src/speech/create-transcriber.ts'
import { createLocalTranscriber } from '../../src/speech/local/local-transcriber.ts'
import { voiceModel } from '../../src/speech/local/vad/voice-detector.ts'
import { ffmpegPath } from '../../src/speech/media/ffmpeg-path.ts'
import { speechModels } from '../../src/speech/models/manifest.ts'
import { folderOf } from '../../src/speech/models/model-folder.ts'
import { SpeechError } from '../../src/speech/speech-error.ts'
import { readSpeechVariables } from '../../src/speech/speech-variables.ts'
import { generated, makeMedia } from '../../src/speech/testing/make-sound.ts'
import { makeVoice } from '../../src/speech/testing/make-voice.ts'
import type { Transcriber } from '../../src/speech/transcriber.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-local-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The real process with the real model of voice activity. Its Whisper is an empty folder: hearing speech fails. */
const transcriber = (hangMs?: number): Transcriber =>
  createLocalTranscriber({
    findModel: () => ({ name: 'whisper-leeg', folder }),
    voice: voiceModel(),
    ffmpeg: () => ffmpegPath(),
    // At the lowest one it would wait for all other tests.
    priority: 0,
    ...(hangMs !== undefined && { hangMs }),
  })

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof SpeechError ? error.code : String(error)),
  )

test.each([
  ['silence', generated('anullsrc=r=16000:cl=mono', 40)],
  ['noise', generated('anoisesrc=a=0.2:c=pink:s=1', 8)],
  [
    'hold music',
    generated('aevalsrc=exprs=0.2*(sin(2*PI*t*262)+sin(2*PI*t*330)+sin(2*PI*t*392))*exp(-2*mod(t\\,0.5)):s=16000', 8),
  ],
])('in %s no sentence appears, and Whisper never hears it', async (name, source) => {
  const audio = await makeMedia(folder, `${name}.mp3`, ...source)
  const stored: number[] = []
  const { segments, speakers, duration } = await transcriber().transcribe({
    audio,
    onSegments: (newSegments, seconds) => {
      expect(newSegments).toEqual([])
      stored.push(seconds)
    },
  })
  expect([segments, speakers]).toEqual([[], 'unknown'])
  expect(stored.at(-1)).toBeCloseTo(duration, 0)
})

test('a voice is heard, and a model that is not there is an error', async () => {
  const audio = await makeVoice(folder, 'stem.wav', 4)
  expect(await codeOf(transcriber().transcribe({ audio }))).toBe('engine_failed')
})

test('a file that is no sound is said to be so from inside the process', async () => {
  const audio = await makeMedia(folder, 'stil.mp4', ...generated('testsrc=s=64x64:r=10', 1), '-c:v', 'mpeg4')
  expect(await codeOf(transcriber().transcribe({ audio }))).toBe('no_sound')
})

test('a process that hangs is ended', async () => {
  const audio = await makeMedia(folder, 'hangt.wav', ...generated('anullsrc=r=16000:cl=mono', 1))
  expect(await codeOf(transcriber(1).transcribe({ audio }))).toBe('engine_failed')
})

test('whoever leaves ends it, and who waited for their turn as well', async () => {
  const audio = await makeMedia(folder, 'weg.wav', ...generated('anullsrc=r=16000:cl=mono', 100))
  const one = transcriber()
  const leaving = new AbortController()
  const first = codeOf(
    one.transcribe({
      audio,
      signal: leaving.signal,
      onProgress: () => leaving.abort(),
      onSegments: () => leaving.abort(),
    }),
  )
  const second = codeOf(one.transcribe({ audio, signal: leaving.signal }))
  expect([await first, await second]).toEqual(['cancelled', 'cancelled'])
  await one.close()
})

test('what fails to be stored is the error of whoever stores', async () => {
  const audio = await makeMedia(folder, 'bewaren.wav', ...generated('anullsrc=r=16000:cl=mono', 1))
  const work = transcriber().transcribe({ audio, onSegments: () => Promise.reject(new Error('no room')) })
  await expect(work).rejects.toThrow('no room')
})

test('an interrupted recording goes on where it was', async () => {
  const voice = await makeVoice(folder, 'eerst.wav', 3)
  const silence = generated('anullsrc=r=16000:cl=mono', 3)
  const audio = await makeMedia(folder, 'verder.wav', '-i', voice, ...silence, '-filter_complex', 'concat=v=0:a=1')
  const segment = { start: 0, end: 2.5, speaker: '', text: 'Hallo.', confidence: 1, words: null }
  const { segments } = await transcriber().transcribe({ audio, from: { seconds: 4, segments: [segment] } })
  expect(segments).toEqual([segment])
})

test('without an endpoint and without a model there is no engine, until a model comes', async () => {
  const none = createTranscriber(readSpeechVariables({ WERVIO_SPEECH_MODELS: join(folder, 'geen') }))
  expect(none.engine).toBeNull()
  const error = await none.transcribe({ audio: 'x.wav' }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'no_engine', canRetry: true })
  expect(String(error)).toContain('Er is nog geen spraakmotor ingesteld')
})

/** Files of the sizes that the manifest names, with nothing in them. */
const copyDamaged = async (models: string, name: string): Promise<void> => {
  const model = speechModels.find((one) => one.name === name)
  if (!model) throw new Error(`no model is called ${name}`)
  for (const { path, bytes } of model.files) {
    const file = join(folderOf(models, model), path)
    await mkdir(dirname(file), { recursive: true })
    const handle = await open(file, 'w')
    await handle.truncate(bytes)
    await handle.close()
  }
}

test('a model that somebody puts into the folder is the engine from then on, and is not used when it is damaged', async () => {
  const models = join(folder, 'modellen')
  const local = createTranscriber(readSpeechVariables({ WERVIO_SPEECH_MODELS: models }))
  expect(local.engine).toBeNull()
  await copyDamaged(models, 'whisper-tiny')
  expect([local.engine, local.model]).toEqual(['local', 'whisper-tiny'])
  const error = await local
    .transcribe({ audio: await makeVoice(folder, 'beschadigd.wav', 1) })
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    code: 'engine_failed',
    detail: expect.stringMatching(/^damaged model: .*encoder_model/),
  })
  expect(
    createTranscriber(readSpeechVariables({ WERVIO_SPEECH_MODELS: models, WERVIO_SPEECH_MODEL: 'whisper-base' }))
      .engine,
  ).toBeNull()
})

test('an endpoint that is configured is the engine', () => {
  const remote = createTranscriber(
    readSpeechVariables({ SPEECH_BASE_URL: 'http://127.0.0.1:1/v1', SPEECH_MODEL: 'whisper-1' }),
  )
  expect([remote.engine, remote.model]).toEqual(['remote', 'whisper-1'])
})
