/** 'a', 'a en b', 'a, b en c'. */
export const joinWithEn = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`

/** What makes two texts the same for a reader: letters and digits, without case and accents. */
export const sameKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
