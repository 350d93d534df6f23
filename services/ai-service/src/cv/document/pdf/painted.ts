import type { Matrix } from './matrix.ts'

/** A picture or filled area, in points from the top left. `colour` '#rrggbb'; null for a pattern. */
export type Painted = { x: number; y: number; width: number; height: number; colour: string | null }

/** The upright rectangle around `[left, top, right, bottom]` after the transformation. */
export const paintedBox = (matrix: Matrix, [x0, y0, x1, y1]: readonly [number, number, number, number]): Omit<Painted, 'colour'> => {
  const [a, b, c, d, e, f] = matrix
  const xs = [x0, x1].flatMap((x) => [y0, y1].map((y) => a * x + c * y + e))
  const ys = [x0, x1].flatMap((x) => [y0, y1].map((y) => b * x + d * y + f))
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
