const MARKS = /\p{M}+/gu

/**
 * Text for comparing: small letters without accents, one kind of apostrophe, hyphens and white space as single spaces.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\s\u2010-\u2015-]+/g, ' ')
