const LONGEST_HEADING = 70

const MOST_WORDS = 9
const SHORT_WORDS = 2.5

/** Many words of some length; the letters of a spaced heading are many words of one. */
function isSentence(text: string): boolean {
  const words = text.split(' ').length
  return words > MOST_WORDS && text.length / words > SHORT_WORDS + 1
}

/**
 * A heading as its letters: no case, accents, numbering, marks or spaces, and one word for 'and'; null for what is too
 * long to be one.
 */
export function wordsOfHeading(text: string): readonly string[] | null {
  if (text.length > LONGEST_HEADING * 2 || isSentence(text)) return null
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/^\s*(?:(?:\d{1,2}|[ivx]{1,4})[.)]|\d(?:\.\d)?)\s+/, '')
    .replace(/\([^()]{0,30}\)\s*:?\s*$/, '')
    .replaceAll('ĳ', 'ij')
    .replace(/[&+]/g, ' en ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (plain === '' || plain.length > LONGEST_HEADING) return null
  return plain.split(' ').map((word) => (word === 'and' || word === 'und' || word === 'et' ? 'en' : word))
}
