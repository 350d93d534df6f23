import type { Painted } from '../pdf/painted-box.ts'
import type { SegmentRow } from './segment.ts'

/** The size of a drawn bullet and its largest distance from the text, in sizes of the text. */
const SMALLEST = 0.12
const LARGEST = 0.75
const FURTHEST = 2.5

/** Marks segments that have a bullet drawn before them instead of printed: browsers draw those of lists. */
export const withDrawnBullets = (rows: readonly SegmentRow[], fills: readonly Painted[]): SegmentRow[] => {
  const dots = fills.filter(
    ({ width, height }) =>
      width > 0.8 && height > 0.8 && width < 9 && height < 9 && Math.max(width, height) < 1.4 * Math.min(width, height),
  )
  if (dots.length === 0) return [...rows]
  return rows.map((row) => ({
    ...row,
    segments: row.segments.map((segment) => {
      if (segment.bullet) return segment
      const dot = dots.find(({ x, y, width, height }) => {
        const distance = segment.x - (x + width)
        const middle = y + height / 2
        const fits = height > SMALLEST * segment.size && height < LARGEST * segment.size
        return (
          fits &&
          distance > 0 &&
          distance < FURTHEST * segment.size &&
          middle < segment.y &&
          middle > segment.y - 0.75 * segment.size
        )
      })
      return dot ? { ...segment, bullet: true, left: dot.x } : segment
    }),
  }))
}
