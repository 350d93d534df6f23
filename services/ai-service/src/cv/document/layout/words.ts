import type { Glyph } from '../pdf/glyph.ts'
import type { Row } from './rows.ts'
import { endOf, type Word } from './word.ts'

/** The least white space between words, in sizes; kerning stays under it. */
const WORD_SPACE = 0.14

const isBlank = (glyph: Glyph): boolean => glyph.text.trim() === ''

const wordFrom = ({ text, x, y, width, size, font }: Glyph, space: number): Word => ({ text, x, y, width, size, font, space })

/** The words of a row, from left to right. */
export const wordsOf = ({ glyphs }: Row): Word[] => {
  const words: Word[] = []
  let blank = false
  for (const glyph of glyphs) {
    if (isBlank(glyph)) {
      blank = true
      continue
    }
    const last = words.at(-1)
    const gap = last ? glyph.x - endOf(last) : Infinity
    if (last && !(blank && gap > 0.02 * glyph.size) && gap < WORD_SPACE * Math.min(glyph.size, last.size) && last.font === glyph.font && Math.abs(last.size - glyph.size) < 0.1) {
      last.text += glyph.text
      last.width = Math.max(last.width, glyph.x + glyph.width - last.x)
    } else words.push(wordFrom(glyph, gap))
    blank = false
  }
  return words
}
