import type { Font } from './font.ts'

/** A letter as it is printed, in points from the top left of the upright page. */
export type Glyph = {
  /** As the file says; may be empty, a ligature or a private character. */
  text: string
  x: number
  /** Of the baseline. */
  y: number
  width: number
  size: number
  font: Font
  /** Clockwise, in degrees, rounded: 0, 90, 180, 270 or what it is. */
  angle: number
  /** '#rrggbb' of its fill; null for a pattern. */
  colour: string | null
  /** Not painted at all (render mode 3 or 7). */
  unpainted: boolean
  /** Bold, by its typeface or by being printed thicker. */
  strong: boolean
}
