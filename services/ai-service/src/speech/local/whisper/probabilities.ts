/** The logarithm of the sum of all exponents of a row. */
const logSumOf = (logits: Float32Array, offset: number, length: number): number => {
  let highest = Number.NEGATIVE_INFINITY
  for (let index = offset; index < offset + length; index += 1) highest = Math.max(highest, logits[index] ?? 0)
  let sum = 0
  for (let index = offset; index < offset + length; index += 1) sum += Math.exp((logits[index] ?? 0) - highest)
  return highest + Math.log(sum)
}

/** The logarithm of the probability of one value of a row of `length` values from `offset` on. */
export const logSoftmaxAt = (logits: Float32Array, offset: number, length: number, at: number): number =>
  (logits[offset + at] ?? 0) - logSumOf(logits, offset, length)

/** The probability of one value of a row. */
export const shareOf = (logits: Float32Array, offset: number, length: number, at: number): number =>
  Math.exp(logSoftmaxAt(logits, offset, length, at))
