import { withAccents } from '../letters/accents.ts'
import { symbolBullet } from '../letters/bullets.ts'
import { cleanGlyph, isUnnamed } from '../letters/clean-text.ts'
import { withoutDuplicates } from '../letters/duplicates.ts'
import { withoutLeaders } from '../letters/leaders.ts'
import { withLigatures } from '../letters/ligature-words.ts'
import { withoutLetterSpacing } from '../letters/spaced-letters.ts'
import { texLetter } from '../letters/tex-letters.ts'
import type { Glyph } from '../pdf/glyph.ts'
import { endOf, type Word } from './word.ts'

/** The least white space between words, in sizes; kerning stays under it. */
const WORD_SPACE = 0.14
/** The same for a file that also prints its spaces. */
const EXTRA_SPACE = 0.24

/** Some typefaces give their hyphen this character; a soft hyphen that isn't printed has no width. */
const SOFT_HYPHEN = '\u00AD'
const PRINTED = 0.1

const isBlank = (glyph: Glyph): boolean => glyph.text.trim() === ''

const wordFrom = ({ text, x, y, width, size, font, strong }: Glyph, space: number): Word => ({
  text,
  x,
  y,
  width,
  size,
  font,
  bold: strong,
  italic: font.italic,
  space,
})

const sameStyle = (word: Word, glyph: Glyph): boolean =>
  word.font === glyph.font && word.bold === glyph.strong && Math.abs(word.size - glyph.size) < 0.1

/** The text of a glyph: its letters, U+FFFD for a possible ligature without a name, nothing for an icon. */
const lettersOf = (glyph: Glyph): string => {
  if (glyph.font.icons) return ''
  if (glyph.text === SOFT_HYPHEN && glyph.width > PRINTED * glyph.size) return '-'
  const bullet = symbolBullet(glyph.text, glyph.font.symbols)
  if (bullet !== null) return bullet
  const tex = glyph.font.tex ? texLetter(glyph.text) : null
  if (tex !== null) return tex
  return isUnnamed(glyph.text) && glyph.width > 0.3 * glyph.size && glyph.width < 1.1 * glyph.size
    ? '\uFFFD'
    : cleanGlyph(glyph.text)
}

const withText = (glyph: Glyph, text: string): Glyph => (glyph.text === text ? glyph : { ...glyph, text })

const withNamedLetters = (word: Word): Word[] => {
  const text = withLigatures(word.text)
  return text === '' ? [] : [{ ...word, text }]
}

/** The words of one row of letters. Icons are blanks. */
export const wordsOf = (row: readonly Glyph[]): Word[] => {
  const words: Word[] = []
  const letters = withoutLeaders(withAccents(withoutDuplicates(row)).map((glyph) => withText(glyph, lettersOf(glyph))))
  const leastSpace = letters.some((glyph) => glyph.text === ' ') ? EXTRA_SPACE : WORD_SPACE
  let afterBlank = false
  for (const glyph of letters) {
    if (isBlank(glyph)) {
      afterBlank = true
      continue
    }
    const last = words.at(-1)
    const space = last ? glyph.x - endOf(last) : Infinity
    const startsWord =
      !last || (afterBlank && space > 0.02 * glyph.size) || space >= leastSpace * Math.min(glyph.size, last.size)
    if (!startsWord && sameStyle(last, glyph)) {
      last.text += glyph.text
      last.width = Math.max(last.width, glyph.x + glyph.width - last.x)
    } else words.push(wordFrom(glyph, startsWord ? space : 0))
    afterBlank = false
  }
  return withoutLetterSpacing(words.flatMap(withNamedLetters))
}
