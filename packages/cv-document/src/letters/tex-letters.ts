/**
 * Places of TeX's encodings (OT1, T1 and TS1) that are control characters elsewhere: ligatures, dashes, quotes, the
 * bullet.
 */
const LETTERS: Record<string, string> = {
  '\u000B': 'ff',
  '\u000C': 'fi',
  '\u000D': 'fl',
  '\u000E': 'ffi',
  '\u000F': 'ffl',
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0013': '«',
  '\u0014': '»',
  '\u0015': '–',
  '\u0016': '—',
  '\u0019': 'ı',
  '\u001A': 'ȷ',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
  '\u0088': '•',
}

/** What a glyph of a typeface made by TeX is, where the file has no name for it; null for others. */
export const texLetter = (text: string): string | null => LETTERS[text] ?? null
