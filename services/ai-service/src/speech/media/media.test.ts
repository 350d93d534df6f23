import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SAMPLE_RATE } from '../sound.ts'
import { SpeechError } from '../speech-error.ts'
import { generated, makeMedia } from '../testing/make-sound.ts'
import { ffmpegPath } from './ffmpeg-path.ts'
import { makePlayback } from './make-playback.ts'
import { mediaLimits as usualLimits } from './media-limits.ts'
import { probe } from './probe.ts'
import { readSound } from './read-sound.ts'
import { inputOf, runFfmpeg } from './run-ffmpeg.ts'

/** At the lowest priority it would wait for all other tests. */
const mediaLimits = { ...usualLimits, priority: 0 }

let folder: string
let ffmpeg: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-media-'))
  ffmpeg = await ffmpegPath()
})
afterAll(() => rm(folder, { recursive: true }))

const make = (name: string, ...args: string[]) => makeMedia(folder, name, ...args)
const tone = generated('sine=f=440', 2)
const picture = generated('testsrc=s=64x64:r=10', 2)

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof SpeechError ? error.code : String(error)),
  )

/** Seconds of sound in a file, and the loudest sample. */
const hear = async (path: string, limits = mediaLimits) => {
  let [samples, loudest] = [0, 0]
  for await (const { left } of readSound(ffmpeg, path, await probe(ffmpeg, path, { limits }), { limits })) {
    samples += left.length
    loudest = left.reduce((most, sample) => Math.max(most, Math.abs(sample)), loudest)
  }
  return { seconds: samples / SAMPLE_RATE, loudest }
}

test.each([
  ['gesprek.mp3', [...tone]],
  ['gesprek.wav', [...tone]],
  ['gesprek.m4a', [...tone, '-c:a', 'aac']],
  ['gesprek.ogg', [...tone, '-c:a', 'libvorbis']],
  ['bericht.ogg', [...tone, '-c:a', 'libopus']],
  ['gesprek.webm', [...tone, '-c:a', 'libopus']],
  ['gesprek.mp4', [...picture, ...tone, '-c:v', 'mpeg4', '-c:a', 'aac']],
  ['gesprek.mov', [...picture, ...tone, '-c:v', 'mpeg4', '-c:a', 'aac']],
  ['telefoon.wav', [...tone, '-ar', '8000', '-c:a', 'pcm_mulaw']],
  ['rondom.wav', [...tone, '-ac', '6']],
  ['wisselend.mp4', [...picture, ...tone, '-vf', "select='not(mod(n,3))+lt(n,5)'", '-vsync', 'vfr', '-c:v', 'mpeg4']],
])('two seconds of %s are heard', async (name, args) => {
  const path = await make(name, ...args)
  expect((await probe(ffmpeg, path, { limits: mediaLimits })).duration).toBeCloseTo(2, 0)
  const { seconds, loudest } = await hear(path)
  expect(seconds).toBeCloseTo(2, 0)
  expect(loudest).toBeGreaterThan(0.02)
})

test('the content says what a file is, not its name', async () => {
  const path = join(folder, 'eigenlijk-wav.mp3')
  await copyFile(await make('echt.wav', ...tone), path)
  expect((await hear(path)).seconds).toBeCloseTo(2, 0)
})

test.each([
  ['leeg.mp3', ''],
  ['tekst.mp3', 'Geen geluid maar tekst.'],
  ['lijst.m4a', '#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n/etc/hostname\n#EXT-X-ENDLIST\n'],
  ['aaneen.wav', "ffconcat version 1.0\nfile '/etc/hostname'\n"],
  ['plaatje.mp4', '\u0089PNG\r\n\u001A\n'],
])('%s is no sound', async (name, content) => {
  const path = join(folder, name)
  await writeFile(path, content, 'latin1')
  expect(await codeOf(probe(ffmpeg, path, { limits: mediaLimits }))).toBe('not_audio')
})

test('a video without sound says so', async () => {
  const path = await make('stil.mp4', ...picture, '-c:v', 'mpeg4')
  expect(await codeOf(probe(ffmpeg, path, { limits: mediaLimits }))).toBe('no_sound')
})

test('a container without its index is damaged', async () => {
  const path = await make('half.mp4', ...picture, ...tone, '-c:v', 'mpeg4', '-c:a', 'aac')
  await truncate(path, Math.floor((await stat(path)).size / 2))
  expect(await codeOf(probe(ffmpeg, path, { limits: mediaLimits }))).toBe('damaged')
})

test.each(['wav', 'mp3', 'ogg'])('what is left of a truncated .%s is heard', async (type) => {
  const path = await make(`afgebroken.${type}`, ...generated('sine=f=440', 4))
  await truncate(path, Math.floor((await stat(path)).size / 2))
  const { seconds } = await hear(path)
  expect(seconds).toBeGreaterThan(1)
  expect(seconds).toBeLessThan(3.5)
})

test('a recording that is too long is refused, also when it does not say how long it is', async () => {
  const limits = { ...mediaLimits, seconds: 1 }
  const path = await make('lang.wav', ...tone)
  expect(await codeOf(probe(ffmpeg, path, { limits }))).toBe('too_long')
  const media = { ...(await probe(ffmpeg, path, { limits: mediaLimits })), duration: null }
  const read = async () => {
    for await (const _ of readSound(ffmpeg, path, media, { limits }));
  }
  expect(await codeOf(read())).toBe('too_long')
})

test('whoever leaves ends ffmpeg', async () => {
  const path = await make('weg.wav', ...generated('sine=f=440', 60))
  const leaving = new AbortController()
  const read = async () => {
    for await (const _ of readSound(ffmpeg, path, await probe(ffmpeg, path, { limits: mediaLimits }), {
      signal: leaving.signal,
      limits: mediaLimits,
    }))
      leaving.abort()
  }
  expect(await codeOf(read())).toBe('cancelled')
})

test('without memory ffmpeg fails and nothing hangs', async () => {
  const path = await make('krap.wav', ...tone)
  const limits = { ...mediaLimits, megabytes: 1 }
  expect(await codeOf(probe(ffmpeg, path, { limits }))).toBe('damaged')
})

test('ffmpeg fetches nothing that a file names, even where it is taken for a playlist', async () => {
  const requests: (string | undefined)[] = []
  const otherServer = createServer(({ url }, response) => {
    requests.push(url)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(otherServer, 'listening')
  const path = join(folder, 'lijst.m3u8')
  const { port } = otherServer.address() as AddressInfo
  await writeFile(
    path,
    `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nhttp://127.0.0.1:${port}/deel.ts\n#EXT-X-ENDLIST\n`,
  )
  const read = async (input: string[]): Promise<void> => {
    const { output, ended } = runFfmpeg(ffmpeg, [...input, '-f', 'null', '-'], { limits: mediaLimits })
    for await (const _ of output);
    await ended
  }
  await read(inputOf(path, 'hls'))
  expect(requests).toEqual([])
  // What it would do without the list of protocols.
  await read(['-protocol_whitelist', 'file,http,tcp', '-f', 'hls', '-i', path])
  expect(requests[0]).toBe('/deel.ts')
  otherServer.close()
})

test('ffmpeg that takes more of the processor than sound needs is ended', async () => {
  const { output, ended } = runFfmpeg(ffmpeg, [...generated('sine=f=440', 10_000_000), '-f', 'null', '-'], {
    limits: { ...mediaLimits, processorSeconds: 1 },
  })
  for await (const _ of output);
  expect((await ended).isWell).toBe(false)
})

test('ffmpeg that says nothing any more is ended', async () => {
  // In real time and to nowhere: an hour of work without a byte of output.
  const { output, ended } = runFfmpeg(ffmpeg, ['-re', ...generated('sine=f=440', 3_600), '-f', 'null', '-'], {
    limits: { ...mediaLimits, idleSeconds: 0.2 },
  })
  const read = async () => {
    for await (const _ of output);
    await ended
  }
  expect(await codeOf(read())).toBe('damaged')
})

test('sound to play is a small MP3 with a waveform from quiet to loud', async () => {
  const quietThenLoud = generated('aevalsrc=exprs=0.8*sin(2*PI*t*440)*gte(t\\,1):s=16000', 2)
  const path = await make('zacht-hard.wav', ...quietThenLoud)
  const target = join(folder, 'afspelen.mp3')
  const { duration, peaks } = await makePlayback(ffmpeg, path, target, { limits: mediaLimits })
  expect(duration).toBeCloseTo(2, 1)
  expect(peaks).toHaveLength(20)
  expect(Math.max(...peaks.slice(0, 9))).toBeLessThan(0.05)
  expect(Math.min(...peaks.slice(11))).toBeGreaterThan(0.7)
  expect((await stat(target)).size).toBeLessThan(20_000)
  expect((await probe(ffmpeg, target, { limits: mediaLimits })).reader).toBe('mp3')
})

test('nothing stays of sound that could not be made', async () => {
  const path = join(folder, 'kapot.wav')
  const whole = await readFile(await make('heel.wav', ...tone))
  await writeFile(path, whole.subarray(0, 44))
  const target = join(folder, 'niets.mp3')
  expect(await codeOf(makePlayback(ffmpeg, path, target, { limits: mediaLimits }))).toBe('damaged')
  await expect(stat(target)).rejects.toThrow('ENOENT')
})
