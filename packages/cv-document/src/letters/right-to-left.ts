const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u
const RTL_STRETCH =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC](?:[^\p{Script=Latin}\p{N}]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])*/gu
const PRESENTATION = /[\uFB1D-\uFDFF\uFE70-\uFEFC]/u

const letters = new Intl.Segmenter('ar', { granularity: 'grapheme' })
const reversed = (text: string): string =>
  Array.from(letters.segment(text), ({ segment }) => segment)
    .toReversed()
    .join('')

/** Hebrew and Arabic, which come here as they are printed from left to right, in the order they are read. */
export const inReadingDirection = (text: string): string => {
  if (!RTL.test(text)) return text
  const plain = PRESENTATION.test(text) ? text.normalize('NFKC') : text
  return plain.replace(RTL_STRETCH, reversed)
}
