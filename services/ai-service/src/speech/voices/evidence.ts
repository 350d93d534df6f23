import { TRAITS, type TraitSums } from './traits.ts'

/** Moments after which the mean of a voice is as sure as what is known of voices beforehand. */
export const PRIOR_MOMENTS = 8

export const sizeOf = (sums: Float64Array): number => {
  let size = 0
  for (let n = 0; n < TRAITS; n += 1) size += (sums[n] ?? 0) ** 2
  return size
}

/**
 * The logarithm of how much more probable moments are as those of one voice that nobody knew than as those of the mean
 * voice; `size` is that of their sums. Traits are whitened and voices differ alike in all of them.
 */
export const evidenceOf = (moments: number, size: number): number =>
  (0.5 * size) / (moments + PRIOR_MOMENTS) - 0.5 * TRAITS * Math.log(1 + moments / PRIOR_MOMENTS)

export const add = (target: TraitSums, { moments, sums }: TraitSums): void => {
  target.moments += moments
  for (let n = 0; n < TRAITS; n += 1) target.sums[n] = (target.sums[n] ?? 0) + (sums[n] ?? 0)
}
