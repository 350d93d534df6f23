/** The cosine of two vectors of one dimension, -1 to 1. */
export const cosine = (one: readonly number[], other: readonly number[]): number => {
  let [product, oneSquare, otherSquare] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    const otherValue = other[at] ?? 0
    product += value * otherValue
    oneSquare += value * value
    otherSquare += otherValue * otherValue
  }
  const length = Math.sqrt(oneSquare) * Math.sqrt(otherSquare)
  return length === 0 ? 0 : Math.max(-1, Math.min(1, product / length))
}
