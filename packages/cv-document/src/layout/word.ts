import type { Font } from '../pdf/font.ts'

/** Letters of one style without white space between them; `y` is the baseline, in points from the top. */
export type Word = {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: Font
  bold: boolean
  italic: boolean
  /**
   * White space before it on its row, in points: 0 where it continues the word before it in another style, Infinity for
   * the first word.
   */
  space: number
}

export const endOf = (word: Word): number => word.x + word.width
