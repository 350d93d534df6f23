import { expect, test } from '@jest/globals'
import type { Frame } from '../frame.ts'
import { FRAME_SAMPLES, FRAMES_A_SECOND } from '../sound.ts'
import { endOf, timeIn } from './chunks.ts'
import { onlyVoiced, type VoicedPart } from './voiced-frames.ts'

const FRAME = 1 / FRAMES_A_SECOND

const framesBetween = async function* (from: number, end: number): AsyncGenerator<Frame> {
  for (let index = from; index < end; index += 1) yield { index, mono: new Float32Array(FRAME_SAMPLES), channels: null }
}
const each = async function* <T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}
const voiced = async (from: number, end: number, parts: readonly VoicedPart[]): Promise<Frame[]> => {
  const frames: Frame[] = []
  for await (const frame of onlyVoiced(framesBetween(from, end), each(parts))) frames.push(frame)
  return frames
}

test('frames in which nobody speaks are left out, over the parts in which they are told', async () => {
  const frames = await voiced(0, 100, [
    {
      voiced: [
        { from: 2, end: 4 },
        { from: 10, end: 12 },
      ],
      seconds: 20 * FRAME,
    },
    { voiced: [], seconds: 50 * FRAME },
    { voiced: [{ from: 98, end: 100 }], seconds: 100 * FRAME },
  ])
  expect(frames.map(({ index }) => index)).toEqual([2, 3, 10, 11, 98, 99])
})

test('after an interruption it begins at the second that was reached', async () => {
  const frames = await voiced(60, 100, [{ voiced: [{ from: 70, end: 72 }], seconds: 100 * FRAME }])
  expect(frames.map(({ index }) => index)).toEqual([70, 71])
})

test('a second of what was sent is one of the recording; an end isn’t after the silence that follows it', async () => {
  const chunk = {
    frames: await voiced(0, 100, [
      {
        voiced: [
          { from: 10, end: 12 },
          { from: 50, end: 53 },
        ],
        seconds: 100 * FRAME,
      },
    ]),
  }
  expect(timeIn(chunk, 0)).toBeCloseTo(10 * FRAME)
  expect(timeIn(chunk, 1.5 * FRAME)).toBeCloseTo(11.5 * FRAME)
  expect([timeIn(chunk, 2 * FRAME, true), timeIn(chunk, 2 * FRAME)]).toEqual([
    expect.closeTo(12 * FRAME),
    expect.closeTo(50 * FRAME),
  ])
  expect(timeIn(chunk, 5 * FRAME, true)).toBeCloseTo(53 * FRAME)
  expect(timeIn(chunk, 99)).toBeCloseTo(53 * FRAME)
  expect(endOf(chunk)).toBeCloseTo(53 * FRAME)
})
