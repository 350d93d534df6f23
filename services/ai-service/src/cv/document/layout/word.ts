import type { Font } from '../pdf/font.ts'

/** Letters without white space between them; `y` is the baseline, in points from the top. */
export type Word = {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: Font
  /** White space before it on its row, in points; Infinity for the first. */
  space: number
}

export const endOf = (word: Word): number => word.x + word.width
