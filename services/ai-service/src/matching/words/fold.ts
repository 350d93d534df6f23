/** Small letters without accents, with one kind of apostrophe and dash. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .toLowerCase()
