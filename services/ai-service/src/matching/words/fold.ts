/** Letters without accents and marks of one kind: only capitals are left to fold. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/

/** Small letters without accents, with one kind of apostrophe and dash. */
export const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[’‘`´]/g, "'")
        .replace(/[\u2010-\u2015]/g, '-')
        .toLowerCase()
