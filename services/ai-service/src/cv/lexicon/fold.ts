/** Letters that are two, which Unicode takes apart for none or some of its forms. */
const LIGATURES: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ß: 'ss', ĳ: 'ij', ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl' }
const LIGATURE = new RegExp(`[${Object.keys(LIGATURES).join('')}]`, 'gu')

/**
 * A text as words of it are looked up: small letters without accents and ligatures, one kind of apostrophe. The lexicon
 * and what is compared with it go through this one function. A text with ligatures becomes longer.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
    .replace(LIGATURE, (ligature) => LIGATURES[ligature] ?? ligature)
