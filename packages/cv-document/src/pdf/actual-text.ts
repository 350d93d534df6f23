import { isUnnamed } from '../letters/clean-text.ts'
import type { Glyph } from './glyph.ts'

/** The place where pdf.js drops the properties of a stretch of marked content, but for its number. */
const DROPS = 'e=[e[0].name,e[1]instanceof Dict?e[1].get("MCID"):null]'
const KEEPS = 'e=[e[0].name,e[1]instanceof Dict?e[1].get("MCID"):null,e[1]instanceof Dict?e[1].get("ActualText"):null]'

/**
 * The source of pdf.js's worker, with the text that a file gives beside its letters (`/ActualText`, PDF 32000 14.9.4)
 * as the third argument of marked content. Chromium names '-' and '+' only so where a typeface shares their shapes.
 */
export const withActualText = (source: string): string => {
  const parts = source.split(DROPS)
  if (parts.length !== 2)
    throw new Error('pdf.js reads marked content in another way than in the version that is known')
  return parts.join(KEEPS)
}

/** In characters: what one letter on the page may stand for. */
const LONGEST = 4
/** Letters of one stretch; text of whole lines has names of its own. */
const MOST = 12
const SOFT_HYPHEN = '\u00AD'
/** One sign that is no letter or digit: it can't put words into a CV that nobody sees. */
const SIGN = /^[\p{P}\p{S}]$/u

/** A text string of a PDF (7.9.2.2): UTF-16 or UTF-8 behind a mark, else one byte a character. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'string') return ''
  if (value.startsWith('\u00FE\u00FF'))
    return value
      .slice(2)
      .replaceAll(/([^])([^])/g, (_, high: string, low: string) =>
        String.fromCharCode(high.charCodeAt(0) * 256 + low.charCodeAt(0)),
      )
  return value.startsWith('\u00EF\u00BB\u00BF') ? Buffer.from(value.slice(3), 'latin1').toString('utf8') : value
}

/**
 * Names letters that have no name of their own by the text their stretch stands for, as long as that is no more than
 * they can be. Letters that have a name keep it, so that a page says what is seen on it; only a sign may replace one.
 */
export const nameByActualText = (glyphs: Glyph[], from: number, value: unknown): void => {
  const text = textOf(value)
  const count = glyphs.length - from
  if (text === '' || text === SOFT_HYPHEN || count === 0 || count > MOST || text.length > LONGEST * count) return
  const stretch = glyphs.slice(from)
  const characters = Array.from(text)
  const isNameless = stretch.every((glyph) => isUnnamed(glyph.text))
  if (!isNameless && !(stretch.length === 1 && SIGN.test(text))) return
  for (const [index, glyph] of stretch.entries())
    glyph.text = characters.length === stretch.length ? (characters[index] ?? '') : index === 0 ? text : ''
}
