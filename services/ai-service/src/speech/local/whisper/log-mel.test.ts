import { expect, test } from '@jest/globals'
import { SAMPLE_RATE } from '../../sound.ts'
import { FRAMES, logMel } from './log-mel.ts'
import { MEL_BINS } from './mel-filters.ts'

const tone = (hertz: number): Float32Array =>
  Float32Array.from({ length: SAMPLE_RATE }, (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / SAMPLE_RATE))
/** The band that is loudest in a frame. */
const loudest = (bands: Float32Array, frame: number): number => {
  const values = Array.from({ length: MEL_BINS }, (_, band) => bands[band * FRAMES + frame] ?? 0)
  return values.indexOf(Math.max(...values))
}

// By the formula of Slaney's scale, for 80 bands up to 8,000 Hz.
test.each([
  [100, 2],
  [440, 11],
  [1_000, 26],
  [3_000, 54],
])('a tone of %s Hz is loudest in band %s', (hertz, band) => {
  expect(Math.abs(loudest(logMel(tone(hertz)), 50) - band)).toBeLessThanOrEqual(1)
})

test('after the sound it is as quiet as can be, and nothing is above what Whisper knows', () => {
  const bands = logMel(tone(440))
  const [top, bottom] = [Math.max(...bands.subarray(0, FRAMES * 20)), bands[FRAMES - 1] ?? 0]
  expect(top - bottom).toBeCloseTo(2, 1)
  expect(bands).toHaveLength(MEL_BINS * FRAMES)
})
