import { expect, test } from '@jest/globals'
import { FRAMES_A_SECOND, FRAME_SAMPLES } from '../../sound.ts'
import type { JudgedFrame } from '../../frame.ts'
import { collectWindows } from './collect-windows.ts'
import { soundOf, type SpeechWindow } from './speech-window.ts'

type Stretch = { seconds: number; voice: number }
const SPEECH = 0.9
const SILENCE = 0.02

const judged = async function* (stretches: readonly Stretch[]): AsyncGenerator<JudgedFrame> {
  let index = 0
  for (const { seconds, voice } of stretches)
    for (let frame = 0; frame < Math.round(seconds * FRAMES_A_SECOND); frame += 1) {
      yield { index, mono: new Float32Array(FRAME_SAMPLES), channels: null, voice }
      index += 1
    }
}
const windowsOf = async (...stretches: Stretch[]): Promise<SpeechWindow[]> => {
  const windows: SpeechWindow[] = []
  for await (const window of collectWindows(judged(stretches))) windows.push(window)
  return windows
}
const speech = (seconds: number): Stretch => ({ seconds, voice: SPEECH })
const silence = (seconds: number): Stretch => ({ seconds, voice: SILENCE })
const secondsOfSpeech = (windows: readonly SpeechWindow[]): number =>
  windows.flatMap(({ spans }) => spans.flat()).filter(({ voice }) => voice === SPEECH).length / FRAMES_A_SECOND
const lengthOf = ({ spans }: SpeechWindow): number => spans.flat().length / FRAMES_A_SECOND

test('an hour of silence has nothing to be heard, to its end', async () => {
  const windows = await windowsOf(silence(3_600))
  expect(windows.flatMap(({ spans }) => spans)).toEqual([])
  expect(windows.at(-1)?.seconds).toBeCloseTo(3_600, 0)
})

test('speech is put together without the silences, and keeps its times', async () => {
  const [window, ...others] = await windowsOf(silence(5), speech(3), silence(10), speech(4), silence(5))
  expect(others).toEqual([])
  const sound = soundOf(window ?? { spans: [], seconds: 0 })
  expect(window?.spans).toHaveLength(2)
  expect(lengthOf(window ?? { spans: [], seconds: 0 })).toBeLessThan(8)
  expect(sound.timeOf(0)).toBeCloseTo(4.8, 0)
  expect(sound.timeOf(5)).toBeCloseTo(19.4, 0)
})

test('a click is no speech', async () => {
  const windows = await windowsOf(silence(2), speech(0.1), silence(2))
  expect(secondsOfSpeech(windows)).toBe(0)
})

test('speech without a pause is cut before half a minute, and none of it is lost or comes twice', async () => {
  const windows = await windowsOf(speech(100), silence(1))
  expect(windows.length).toBeGreaterThan(3)
  for (const window of windows) expect(lengthOf(window)).toBeLessThan(29)
  const indices = windows.flatMap(({ spans }) => spans.flat().map(({ index }) => index))
  expect(indices).toEqual(indices.map((_, at) => at))
  expect(secondsOfSpeech(windows)).toBeCloseTo(100, 0)
})

test('each window says up to where everything is done', async () => {
  const windows = await windowsOf(...Array.from({ length: 20 }, () => [speech(6), silence(2)]).flat())
  expect(windows.length).toBeGreaterThan(3)
  for (const [at, { spans, seconds }] of windows.entries()) {
    const before = windows[at - 1]?.seconds ?? 0
    for (const frame of spans.flat()) {
      expect(frame.index / FRAMES_A_SECOND).toBeGreaterThanOrEqual(before - 0.25)
      expect(frame.index / FRAMES_A_SECOND).toBeLessThan(seconds)
    }
  }
})

test('what was said before a long silence does not wait for its end', async () => {
  const windows = await windowsOf(speech(3), silence(40), speech(3), silence(1))
  expect(windows).toHaveLength(2)
})
