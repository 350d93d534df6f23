import { SAMPLE_RATE } from '../sound.ts'

/** The pitch is looked for in every fourth sample: voices are below 400 Hz. */
const STEP = 4
const RATE = SAMPLE_RATE / STEP
const HIGHEST_HZ = 400
const LOWEST_HZ = 65
const SHORTEST = Math.floor(RATE / HIGHEST_HZ)
const LONGEST = Math.ceil(RATE / LOWEST_HZ)
/** How alike a sound and itself one period later are, from -1 to 1, from which on somebody uses their voice. */
const PERIODIC = 0.6
/** A period that is nearly as alike as the best but shorter is the true one; the best may be twice as long. */
const NEARLY = 0.92
/** The least mean square of sound: -60 dB. */
const SILENCE = 1e-6

/** The mean of every four samples, without their mean. */
const thinned = (samples: Float32Array): Float64Array => {
  const few = new Float64Array(samples.length / STEP)
  let sum = 0
  for (let n = 0; n < few.length; n += 1) {
    let part = 0
    for (let k = 0; k < STEP; k += 1) part += samples[n * STEP + k] ?? 0
    few[n] = part / STEP
    sum += part / STEP
  }
  for (let n = 0; n < few.length; n += 1) few[n] = (few[n] ?? 0) - sum / few.length
  return few
}

/** The pitch of a voice in hertz in some 50 ms of sound; null where there is none: silence, noise, or an s. */
export const pitchOf = (samples: Float32Array): number | null => {
  const few = thinned(samples)
  const length = few.length - LONGEST
  const likeness = new Float64Array(LONGEST + 2)
  let energy = 0
  for (let n = 0; n < length; n += 1) energy += (few[n] ?? 0) ** 2
  if (energy / length < SILENCE) return null
  let best = 0
  for (let lag = SHORTEST - 1; lag <= LONGEST; lag += 1) {
    let [product, shifted] = [0, 0]
    for (let n = 0; n < length; n += 1) {
      const later = few[n + lag] ?? 0
      product += (few[n] ?? 0) * later
      shifted += later * later
    }
    likeness[lag] = product / Math.sqrt(energy * shifted || 1)
    if (lag >= SHORTEST) best = Math.max(best, likeness[lag] ?? 0)
  }
  if (best < PERIODIC) return null
  for (let lag = SHORTEST; lag <= LONGEST; lag += 1) {
    const [before = 0, here = 0, after = 0] = likeness.subarray(lag - 1, lag + 2)
    if (here < best * NEARLY || before > here || after > here) continue
    const bend = before - 2 * here + after
    return RATE / (lag + (bend < 0 ? (before - after) / (2 * bend) : 0))
  }
  return null
}
