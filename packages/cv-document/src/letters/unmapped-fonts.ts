import type { Font } from '../pdf/font.ts'
import type { Glyph } from '../pdf/glyph.ts'

/**
 * Where a typeface keeps its letters in the order of the alphabet, a glyph's number is this much less than its letter
 * (Arial, Times and most of Windows).
 */
const SHIFT = 29
const SPACE = '\u0003'
/** With fewer letters, nothing can be concluded about a typeface. */
const LEAST = 12
/** With this many, it can be concluded without any space, and that they aren't a list of abbreviations. */
const MANY = 40
/** What part of the letters of any European language are vowels, and what part of a text are letters and spaces. */
const FEWEST_VOWELS = 0.25
const MOST_VOWELS = 0.6
const LETTERS = 0.7
/** Text with fewer vowels is in no language. */
const NO_VOWELS = 0.12

const LATIN = /\p{Script=Latin}/u
const VOWEL = /[aeiouy]/i
const shares = (text: string) => {
  const letters = Array.from(text).filter((character) => LATIN.test(character))
  const vowels = letters.filter((letter) => VOWEL.test(letter.normalize('NFD'))).length
  return {
    letters: letters.length,
    ofText: letters.length / Math.max(1, text.replaceAll(/\s/g, '').length),
    vowels: vowels / Math.max(1, letters.length),
  }
}

const isWritten = (text: string): boolean => {
  const { letters, ofText, vowels } = shares(text)
  return letters >= LEAST && ofText >= LETTERS && vowels >= FEWEST_VOWELS && vowels <= MOST_VOWELS
}
/** Text that is no language: nearly no vowels among many Latin letters. */
const isGibberish = (text: string): boolean => {
  const { letters, ofText, vowels } = shares(text)
  return letters >= MANY && ofText > 0.5 && vowels < NO_VOWELS
}

const shifted = (text: string): string =>
  Array.from(text, (character) => String.fromCharCode(character.charCodeAt(0) + SHIFT)).join('')

type Repair = (text: string) => string

/**
 * Numbers of glyphs that are 29 less than their letters: fewer vowels than any language has, a number for its space,
 * and words behind them.
 */
const isShifted = (text: string): boolean => {
  const { letters, ofText, vowels } = shares(text)
  return (
    letters >= LEAST &&
    ofText > 0.5 &&
    vowels < FEWEST_VOWELS &&
    !text.includes(' ') &&
    (text.includes(SPACE) || letters >= MANY) &&
    isWritten(shifted(text))
  )
}

const repairOf = (text: string): Repair | null => {
  if (isShifted(text)) return shifted
  return isGibberish(text) ? () => '\uFFFD' : null
}

/**
 * Decodes letters of typefaces without a table of Unicode, which files name by glyph numbers ('6DQQH' for 'Sanne').
 * Where the numbers can't be decoded, the letters become unnamed (U+FFFD), so that no nonsense is taken for a name.
 */
export const withUnmapped = (glyphs: readonly Glyph[]): Glyph[] => {
  const texts = new Map<Font, string[]>()
  for (const { font, text } of glyphs) {
    if (!font.composite) continue
    const fontTexts = texts.get(font)
    if (fontTexts) fontTexts.push(text)
    else texts.set(font, [text])
  }
  const repairs = new Map(
    [...texts].flatMap(([font, parts]) => {
      const repair = repairOf(parts.join(''))
      return repair ? [[font, repair] as const] : []
    }),
  )
  if (repairs.size === 0) return [...glyphs]
  return glyphs.map((glyph) => {
    const repair = repairs.get(glyph.font)
    return repair ? { ...glyph, text: repair(glyph.text) } : glyph
  })
}
