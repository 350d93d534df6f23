import { CEPSTRA, writeCepstra } from './cepstra.ts'
import { pitchOf } from './pitch.ts'

/** What is known of a moment in which somebody uses their voice: the cepstra, and the pitch in octaves. */
const MOMENT = CEPSTRA + 1
/** How much the lower cepstra vary tells voices apart as well; the higher ones vary by chance. */
const SQUARES = 12
/** Numbers that say what a voice is like. */
export const TRAITS = MOMENT + SQUARES

/** Samples around a moment: those of the pitch, of which the cepstra take the middle. */
export const MOMENT_SAMPLES = 768
const CEPSTRA_FROM = 128
const CEPSTRA_SAMPLES = 512

/** Moments of a voice, added up. */
export type TraitSums = { moments: number; sums: Float64Array }

export const noTraits = (): TraitSums => ({ moments: 0, sums: new Float64Array(TRAITS) })

const moment = new Float32Array(MOMENT)

/** Adds a moment of 48 ms, unless nobody uses their voice in it. */
export const addMoment = (target: TraitSums, samples: Float32Array): void => {
  const pitch = pitchOf(samples)
  if (pitch === null) return
  writeCepstra(samples.subarray(CEPSTRA_FROM, CEPSTRA_FROM + CEPSTRA_SAMPLES), moment)
  moment[CEPSTRA] = Math.log2(pitch)
  const { sums } = target
  for (let n = 0; n < MOMENT; n += 1) sums[n] = (sums[n] ?? 0) + (moment[n] ?? 0)
  for (let n = 0; n < SQUARES; n += 1) sums[MOMENT + n] = (sums[MOMENT + n] ?? 0) + (moment[n] ?? 0) ** 2
  target.moments += 1
}

/** The mean moment of a recording. */
const meanOf = (all: readonly TraitSums[]): Float64Array => {
  const mean = new Float64Array(MOMENT)
  const moments = all.reduce((sum, one) => sum + one.moments, 0)
  for (const { sums } of all) for (let n = 0; n < MOMENT; n += 1) mean[n] = (mean[n] ?? 0) + (sums[n] ?? 0) / moments
  return mean
}

/** The same as differences from the mean of the recording: the first sums around it, the squares of them as well. */
export const centre = (all: readonly TraitSums[]): TraitSums[] => {
  const mean = meanOf(all)
  return all.map(({ moments, sums }) => ({
    moments,
    sums: sums.map((sum, n) => {
      const around = n < MOMENT ? n : n - MOMENT
      const middle = mean[around] ?? 0
      if (n < MOMENT) return sum - moments * middle
      return sum - 2 * middle * (sums[around] ?? 0) + moments * middle * middle
    }),
  }))
}
