import type { Matrix } from './matrix.ts'

export type Rectangle = { x: number; y: number; width: number; height: number }

/** A picture or filled area, in points from the top left. */
export type Painted = Rectangle & {
  /** '#rrggbb'; null for a pattern. */
  colour: string | null
  /** How many letters of the page were printed before it. */
  after: number
}

/** The upright rectangle around `[left, top, right, bottom]` after the transformation. */
export const paintedBox = (
  [a, b, c, d, e, f]: Matrix,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): Rectangle => {
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1]
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x: x + e, y: y + f, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** What two rectangles share; of no width or height when they lie apart. */
export const sharedOf = (one: Rectangle, other: Rectangle): Rectangle => {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)]
  const [end, bottom] = [
    Math.min(one.x + one.width, other.x + other.width),
    Math.min(one.y + one.height, other.y + other.height),
  ]
  return { x, y, width: Math.max(0, end - x), height: Math.max(0, bottom - y) }
}

export const covers = (area: Rectangle, x: number, y: number): boolean =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height
