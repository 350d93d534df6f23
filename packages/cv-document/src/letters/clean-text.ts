/** Single characters that stand for several letters. */
const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'ft',
  ﬆ: 'st',
  ĳ: 'ij',
  Ĳ: 'IJ',
}
const LIGATURE = new RegExp(`[${Object.keys(LIGATURES).join('')}]`, 'g')

/** Zero-width and direction marks, byte order marks; the joiner stays, which emoji are made with. */
const UNSEEN = /[\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
/** Control characters, private characters (icons) and what a font could not name. */
const UNNAMED = /[[\p{Cc}--[\t\n]]\p{Co}\p{Noncharacter_Code_Point}\uFFFD]/gv
const BLANKS = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/gu
const SOFT_HYPHEN = /\u00AD/g

/** Whether a glyph has no letter at all: a private character, a control character or nothing. */
export const isUnnamed = (text: string): boolean => text.replace(UNNAMED, '').replace(UNSEEN, '') === ''

const BYTE = 0x100
/**
 * Restores ligatures whose letters have their two bytes swapped in the table of the font: '琀椀' for 'ti'. A single such
 * character is Chinese.
 */
const withBytesSwapped = (text: string): string => {
  const codes = text.split('').map((character) => character.charCodeAt(0))
  const isTurned =
    codes.length > 1 && codes.every((code) => code % BYTE === 0 && /[A-Za-z]/.test(String.fromCharCode(code / BYTE)))
  return isTurned ? String.fromCharCode(...codes.map((code) => code / BYTE)) : text
}

/** One glyph's characters as people write them; '' for icons and what can't be named. */
export const cleanGlyph = (text: string): string => {
  if (text.length === 1 && text >= ' ' && text <= '~') return text
  return withBytesSwapped(text)
    .replace(LIGATURE, (letter) => LIGATURES[letter] ?? letter)
    .replace(UNSEEN, '')
    .replace(UNNAMED, '')
}

/** A line's text with composed letters and single spaces. A soft hyphen stays only at the end, where it is printed. */
export const cleanLine = (text: string): string =>
  text
    .replace(BLANKS, ' ')
    .trim()
    .replace(/\u00AD$/u, '-')
    .replace(SOFT_HYPHEN, '')
    .replace(/ ([\u0300-\u036F])/gu, '$1')
    .normalize('NFC')
