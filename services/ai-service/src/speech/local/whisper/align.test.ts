import { expect, test } from '@jest/globals'
import { alignTokens, FRAME_SECONDS } from './align.ts'

const FRAMES = 100
/** A head that listens to the frames around one. */
const around = (frame: number): Float32Array =>
  Float32Array.from({ length: FRAMES }, (_, at) => Math.exp(-((at - frame) ** 2) / 20))

test('tokens begin where the heads listen, in order', () => {
  const begins = alignTokens(
    [10, 40, 80].map((frame) => [around(frame), around(frame + 1)]),
    FRAMES * FRAME_SECONDS,
  )
  expect(begins).toEqual(begins.toSorted((one, other) => one - other))
  expect(begins[1]).toBeGreaterThan(0.3)
  expect(begins[1]).toBeLessThan(0.9)
  expect(begins[2]).toBeGreaterThan(1)
  expect(begins[2]).toBeLessThan(1.7)
})

test('a window without tokens has no times', () => {
  expect(alignTokens([], 1)).toEqual([])
})
