import type { Glyph } from '../pdf/glyph.ts'

/** Accents that files draw as letters of their own, and the marks that compose with a letter. */
const MARKS: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  ˋ: '\u0300',
  ˊ: '\u0301',
  '¨': '\u0308',
  ˆ: '\u0302',
  '^': '\u0302',
  '˜': '\u0303',
  '~': '\u0303',
  '¸': '\u0327',
  '˚': '\u030A',
  ˇ: '\u030C',
  '˘': '\u0306',
  '˝': '\u030B',
  '˙': '\u0307',
  '˛': '\u0328',
  '¯': '\u0304',
}
const COMBINING = /^[\u0300-\u036F]$/u
const DOTLESS: Record<string, string> = { ı: 'i', ȷ: 'j' }

const markOf = (glyph: Glyph): string | null => {
  const text = glyph.text.trim()
  return MARKS[text] ?? (COMBINING.test(text) ? text : null)
}

const covers = (base: Glyph | undefined, mark: Glyph): base is Glyph => {
  if (!base || !/\p{L}/u.test(base.text)) return false
  const middle = mark.x + mark.width / 2
  return middle > base.x - 0.05 * base.size && middle < base.x + base.width + 0.05 * base.size
}

const compose = (base: Glyph, mark: string): Glyph | null => {
  const composed = `${DOTLESS[base.text] ?? base.text}${mark}`.normalize('NFC')
  return composed.length === 1 ? { ...base, text: composed } : null
}

/**
 * Puts accents that are printed over a letter on that letter, as LaTeX's 'e´' is 'é'. The glyphs come from left to
 * right.
 */
export const withAccents = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  if (!glyphs.some(markOf)) return glyphs
  const result = [...glyphs]
  for (let index = 0; index < result.length; index++) {
    const glyph = result[index]
    const mark = glyph && markOf(glyph)
    if (!glyph || !mark) continue
    for (const at of [index + 1, index - 1, index + 2, index - 2]) {
      const base = result[at]
      const composed = covers(base, glyph) ? compose(base, mark) : null
      if (!composed) continue
      result[at] = composed
      result.splice(index, 1)
      index--
      break
    }
  }
  return result
}
