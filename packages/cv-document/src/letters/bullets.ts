/** Signs before list items. Letters and hyphens count only with white space after them. */
const BULLETS = /^[•●○◦▪▫■□◆◇►▸▶‣⁃∙·*➢➤➔→✓✔✗❖◾◽⬤❍✦★☆⚫–—−›»>\-o§¤]$/u
const PLAIN = /^[o§¤*>\-–—−]$/u
/** Bullets of Symbol and Wingdings, as files name them. */
const SYMBOLS: Record<string, string> = {
  '\uF0B7': '•',
  '\uF0A7': '▪',
  '\uF0D8': '►',
  '\uF0FC': '✓',
  '\uF076': '❖',
  '\uF06E': '■',
  '\uF0A8': '◻',
  '\uF071': '❑',
  '\uF06C': '●',
  '\uF0E0': '→',
  '\uF0F0': '→',
  '\uF02D': '-',
  '\uF0BE': '–',
}

/** Names that some files give a sign of a symbol typeface: the letter at its position. */
const PLAIN_LETTER = /^[A-Za-z0-9]$/

/**
 * A bullet of a symbol typeface as a plain one; null for anything else. Where the typeface isn't known, only the most
 * usual.
 */
export const symbolBullet = (text: string, ofSymbols: boolean): string | null => {
  if (ofSymbols && PLAIN_LETTER.test(text)) return '•'
  return ofSymbols || text === '\uF0B7' || text === '\uF0A7' ? (SYMBOLS[text] ?? null) : null
}

/** Whether a word alone is a bullet. */
export const isBullet = (text: string): boolean => BULLETS.test(text)

/** A bullet that could also be a letter, a dash or a star of the text. */
export const isPlainBullet = (text: string): boolean => PLAIN.test(text)
