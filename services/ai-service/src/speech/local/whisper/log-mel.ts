import { SAMPLE_RATE } from '../../sound.ts'
import { MEL_BINS, melFilters } from './mel-filters.ts'

/** Whisper hears 30 seconds at a time, as 3,000 frames of 10 ms. */
export const WINDOW_SECONDS = 30
export const FRAMES = 3_000
const FFT = 400
const HALF = FFT / 2
const HOP = 160
/** The quietest value, before the range is limited to 8 powers of ten below the loudest. */
const QUIETEST = 1e-10
const RANGE = 8

const hann = Float32Array.from({ length: FFT }, (_, n) => 0.5 * (1 - Math.cos((2 * Math.PI * n) / FFT)))
const cosines = Float32Array.from({ length: FFT }, (_, n) => Math.cos((2 * Math.PI * n) / FFT))
const sines = Float32Array.from({ length: FFT }, (_, n) => Math.sin((2 * Math.PI * n) / FFT))

/** A sample, mirrored at both ends of the sound. */
const mirrored = (samples: Float32Array, index: number): number => {
  const inside = index < 0 ? -index : index
  return samples[inside] ?? 0
}

/** The power of each frequency in a frame; the transform of real numbers, folded in half. */
const powerOf = (samples: Float32Array, frame: number, power: Float32Array): void => {
  const even = new Float32Array(HALF + 1)
  const odd = new Float32Array(HALF + 1)
  const first = frame * HOP - HALF
  const at = (n: number): number => mirrored(samples, first + n) * (hann[n] ?? 0)
  even[0] = at(0)
  even[HALF] = at(HALF)
  for (let n = 1; n < HALF; n += 1) {
    const [one, other] = [at(n), at(FFT - n)]
    even[n] = one + other
    odd[n] = one - other
  }
  for (let k = 0; k <= HALF; k += 1) {
    let [real, imaginary, angle] = [0, 0, 0]
    for (let n = 0; n <= HALF; n += 1) {
      real += (even[n] ?? 0) * (cosines[angle] ?? 0)
      imaginary += (odd[n] ?? 0) * (sines[angle] ?? 0)
      angle += k
      if (angle >= FFT) angle -= FFT
    }
    power[k] = real * real + imaginary * imaginary
  }
}

/**
 * What Whisper hears of at most 30 seconds of sound: 80 bands of 3,000 frames, as its own feature extractor makes them
 * (openai/whisper, `log_mel_spectrogram`).
 */
export const logMel = (samples: Float32Array): Float32Array => {
  const bands = new Float32Array(MEL_BINS * FRAMES).fill(Math.log10(QUIETEST))
  const power = new Float32Array(HALF + 1)
  const heardFrames = Math.min(FRAMES, Math.ceil((Math.min(samples.length, WINDOW_SECONDS * SAMPLE_RATE) + HALF) / HOP))
  let loudest = Math.log10(QUIETEST)
  for (let frame = 0; frame < heardFrames; frame += 1) {
    powerOf(samples, frame, power)
    for (const [band, { first, weights }] of melFilters.entries()) {
      let sum = 0
      for (let n = 0; n < weights.length; n += 1) sum += (weights[n] ?? 0) * (power[first + n] ?? 0)
      const value = Math.log10(Math.max(sum, QUIETEST))
      bands[band * FRAMES + frame] = value
      loudest = Math.max(loudest, value)
    }
  }
  return bands.map((value) => (Math.max(value, loudest - RANGE) + 4) / 4)
}
