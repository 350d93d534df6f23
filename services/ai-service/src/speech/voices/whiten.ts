import { TRAITS, type TraitSums } from './traits.ts'

/** Moments of a word below which its mean says little. */
const LEAST_MOMENTS = 4
/** The share by which what two traits have in common is taken for less, because recordings are short. */
const SHRINK = 0.1
const SMALLEST = 1e-9

type Matrix = Float64Array

/**
 * How much the traits of one voice vary from word to word, for one moment: what one says differs, who says it doesn't.
 * `neighbours` are pairs of words without a pause in between.
 */
const variationOf = (neighbours: Iterable<readonly [TraitSums, TraitSums]>): Matrix => {
  const sums = new Float64Array(TRAITS * TRAITS)
  let pairs = 0
  for (const [one, other] of neighbours) {
    if (one.moments < LEAST_MOMENTS || other.moments < LEAST_MOMENTS) continue
    const weight = Math.sqrt((one.moments * other.moments) / (one.moments + other.moments))
    const difference = one.sums.map((sum, n) => (sum / one.moments - (other.sums[n] ?? 0) / other.moments) * weight)
    for (let row = 0; row < TRAITS; row += 1)
      for (let column = 0; column <= row; column += 1)
        sums[row * TRAITS + column] =
          (sums[row * TRAITS + column] ?? 0) + (difference[row] ?? 0) * (difference[column] ?? 0)
    pairs += 1
  }
  return sums.map((sum, at) => {
    const isVariance = at % (TRAITS + 1) === 0
    return (sum / Math.max(1, pairs)) * (isVariance ? 1 : 1 - SHRINK)
  })
}

/** The lower triangle that gives the matrix when multiplied with itself (Cholesky). */
const rootOf = (matrix: Matrix): Matrix => {
  const root = new Float64Array(TRAITS * TRAITS)
  for (let row = 0; row < TRAITS; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row * TRAITS + column] ?? 0
      for (let n = 0; n < column; n += 1) rest -= (root[row * TRAITS + n] ?? 0) * (root[column * TRAITS + n] ?? 0)
      root[row * TRAITS + column] =
        row === column ? Math.sqrt(Math.max(rest, SMALLEST)) : rest / (root[column * TRAITS + column] ?? 1)
    }
  return root
}

const solve = (root: Matrix, sums: Float64Array): Float64Array => {
  const solved = new Float64Array(TRAITS)
  for (let row = 0; row < TRAITS; row += 1) {
    let rest = sums[row] ?? 0
    for (let n = 0; n < row; n += 1) rest -= (root[row * TRAITS + n] ?? 0) * (solved[n] ?? 0)
    solved[row] = rest / (root[row * TRAITS + row] ?? 1)
  }
  return solved
}

/** Traits measured by how much they vary within one voice, so that a difference of 1 is one of them all alike. */
export const whiten = (
  all: readonly TraitSums[],
  neighbours: Iterable<readonly [TraitSums, TraitSums]>,
): TraitSums[] => {
  const root = rootOf(variationOf(neighbours))
  return all.map(({ moments, sums }) => ({ moments, sums: solve(root, sums) }))
}
