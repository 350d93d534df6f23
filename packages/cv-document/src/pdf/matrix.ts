/** A PDF transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

/** Six numbers, however pdf.js wraps them (an array, a Float32Array); null for anything else. */
export const matrixOf = (value: unknown): Matrix | null => {
  if (!Array.isArray(value) && !(value instanceof Float32Array)) return null
  const [a, b, c, d, e, f] = value as ArrayLike<unknown> & Iterable<unknown>
  const numbers = [a, b, c, d, e, f]
  return numbers.every((number) => typeof number === 'number' && Number.isFinite(number))
    ? (numbers as unknown as Matrix)
    : null
}
