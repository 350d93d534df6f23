import { mkdtemp, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { recordingDetails, speechMessages } from '@wervio/contracts'
import { ffmpegPath } from '../../src/speech/media/ffmpeg-path.ts'
import { makePlayback } from '../../src/speech/media/make-playback.ts'
import { mediaLimits } from '../../src/speech/media/media-limits.ts'
import { generated, makeMedia } from '../../src/speech/testing/make-sound.ts'
import { startRecordingsApp } from './recordings-app.ts'

const { newRecruiter, parts, send, sent, untilState } = startRecordingsApp()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-real-media-'))
  const ffmpeg = await ffmpegPath()
  parts.makePlayback = (path, target, signal) =>
    // At the lowest priority it would wait for all other tests.
    makePlayback(ffmpeg, path, target, { signal, limits: { ...mediaLimits, priority: 0 } })
})
afterAll(() => rm(folder, { recursive: true }))

const tone = generated('sine=f=440', 3)
const picture = generated('testsrc=s=64x64:r=10', 3)
/** A file as ffmpeg makes it, of which a share is left. */
const fileOf = async (name: string, args: readonly string[], share = 1): Promise<Buffer> => {
  const path = await makeMedia(folder, name, ...args)
  const { length } = await readFile(path)
  await truncate(path, Math.floor(length * share))
  return readFile(path)
}

test.each([
  ['video without sound', 'stil.mp4', [...picture, '-c:v', 'mpeg4'], 1, speechMessages.no_sound],
  [
    'a video that broke off before its index',
    'half.mp4',
    [...picture, ...tone, '-c:v', 'mpeg4'],
    0.5,
    speechMessages.damaged,
  ],
] as const)('%s is refused with the reason, and trying again is no use', async (_, name, args, share, error) => {
  const { token, candidateId } = await newRecruiter()
  const id = await sent(token, await fileOf(name, args, share), { candidate_id: candidateId, fileName: name })
  expect(await untilState(token, id, 'failed')).toMatchObject({ error, can_retry: false })
})

test.each([
  ['5.1 sound', 'rondom.wav', [...tone, '-ac', '6'], 1, 3],
  ['a telephone of 8 kHz', 'telefoon.wav', [...tone, '-ar', '8000', '-c:a', 'pcm_mulaw'], 1, 3],
  ['a voice message of a telephone', 'bericht.ogg', [...tone, '-c:a', 'libopus'], 1, 3],
  ['a WAV that calls itself MP3', 'eigenlijk-wav.mp3', [...tone, '-f', 'wav'], 1, 3],
  ['a recording of a browser that broke off', 'browser.webm', [...tone, '-c:a', 'libopus', '-live', '1'], 0.7, 2],
  [
    'a video with its index first that broke off',
    'snel.mp4',
    [...picture, ...tone, '-c:v', 'mpeg4', '-movflags', '+faststart'],
    0.9,
    2,
  ],
] as const)('%s can be played, with a waveform', async (_, name, args, share, seconds) => {
  const { token, candidateId } = await newRecruiter()
  const id = await sent(token, await fileOf(name, args, share), { candidate_id: candidateId, fileName: name })
  await untilState(token, id, 'done')
  const { has_audio: hasAudio, duration } = recordingDetails.parse(
    (await send(token, 'GET', `/api/recordings/${id}`)).json(),
  )
  expect([hasAudio, (duration ?? 0) >= seconds - 1]).toEqual([true, true])
  const { peaks } = (await send(token, 'GET', `/api/recordings/${id}/waveform`)).json<{ peaks: number[] }>()
  expect(Math.max(...peaks)).toBeGreaterThan(0.02)
})
