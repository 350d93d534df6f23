import { SAMPLE_RATE } from '../sound.ts'
import { melFiltersOf } from '../local/whisper/mel-filters.ts'
import { powerOf, WINDOW } from './fourier.ts'

/** Numbers that say what a sound is like: the shape of its spectrum without its loudness. */
export const CEPSTRA = 18
const BANDS = 30
/** The least power of a band, so that the noise of a silent one says nothing. */
const QUIETEST = 1e-6

const filters = melFiltersOf(BANDS, WINDOW)
const cosines = Array.from({ length: CEPSTRA }, (_, k) =>
  Float64Array.from({ length: BANDS }, (__, band) => Math.cos((Math.PI * (k + 1) * (band + 0.5)) / BANDS)),
)
const power = new Float64Array(WINDOW / 2 + 1)
const bands = new Float64Array(BANDS)

/** Writes the cepstra of 32 ms of sound to `target` (Davis and Mermelstein, 1980). */
export const writeCepstra = (samples: Float32Array, target: Float32Array): void => {
  powerOf(samples, power)
  for (const [band, { first, weights }] of filters.entries()) {
    let sum = QUIETEST
    for (let n = 0; n < weights.length; n += 1)
      sum += (weights[n] ?? 0) * (power[first + n] ?? 0) * (SAMPLE_RATE / WINDOW)
    bands[band] = Math.log(sum)
  }
  for (const [k, row] of cosines.entries()) {
    let sum = 0
    for (let band = 0; band < BANDS; band += 1) sum += (bands[band] ?? 0) * (row[band] ?? 0)
    target[k] = sum
  }
}
