import { expect, test } from '@jest/globals'
import type { Frame } from '../frame.ts'
import { FRAMES_A_SECOND, FRAME_SAMPLES } from '../sound.ts'
import { chunksOf, halves, type Chunk } from './chunks.ts'

const voice = new Float32Array(FRAME_SAMPLES).fill(0.3)
const quiet = new Float32Array(FRAME_SAMPLES)
const PAUSE = 0.5

/** So many seconds of voice, with a pause from each of these seconds on. */
const spoken = (seconds: number, pauses: readonly number[]): Frame[] =>
  Array.from({ length: Math.round(seconds * FRAMES_A_SECOND) }, (_, index) => {
    const at = index / FRAMES_A_SECOND
    const isQuiet = pauses.some((pause) => at >= pause && at < pause + PAUSE)
    return { index, mono: isQuiet ? quiet : voice, channels: null }
  })
const chunked = async (sound: readonly Frame[], seconds: number): Promise<Chunk[]> => {
  const frames = async function* () {
    yield* sound
  }
  const chunks: Chunk[] = []
  for await (const chunk of chunksOf(frames(), seconds)) chunks.push(chunk)
  return chunks
}
const indicesOf = (chunks: readonly Chunk[]) => chunks.flatMap(({ frames }) => frames.map(({ index }) => index))
/** The seconds at which one chunk ends and the next begins. */
const joins = (chunks: readonly Chunk[]) =>
  chunks.slice(1).map(({ frames }) => (frames[0]?.index ?? 0) / FRAMES_A_SECOND)

test('chunks meet inside of a pause, and have every moment once', async () => {
  const pauses = [20, 55, 110, 160, 200]
  const sound = spoken(240, pauses)
  const chunks = await chunked(sound, 70)
  expect(indicesOf(chunks)).toEqual(sound.map(({ index }) => index))
  expect(chunks.length).toBeGreaterThan(3)
  for (const join of joins(chunks))
    expect(pauses.some((pause) => join > pause + 0.1 && join < pause + PAUSE - 0.1)).toBe(true)
  for (const { frames } of chunks) expect(frames.length / FRAMES_A_SECOND).toBeLessThanOrEqual(70)
})

test('where nobody pauses no moment is lost or comes twice either', async () => {
  const sound = spoken(200, [])
  const chunks = await chunked(sound, 70)
  expect(chunks.length).toBeGreaterThan(2)
  expect(indicesOf(chunks)).toEqual(sound.map(({ index }) => index))
})

test('a chunk that is too large is cut in two at a pause near its middle', () => {
  const frames = spoken(60, [5, 33, 58])
  const parts = halves({ frames })
  expect(indicesOf(parts)).toEqual(frames.map(({ index }) => index))
  const [join = 0] = joins(parts)
  expect(join).toBeGreaterThan(33.1)
  expect(join).toBeLessThan(33.4)
})
