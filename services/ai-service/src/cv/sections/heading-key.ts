import { fold } from '../lexicon/fold.ts'

const LONGEST_HEADING = 70

const MOST_WORDS = 9
const SHORT_WORDS = 2.5

/** True for many words of some length. The single letters of a spaced heading, 'W E R K', don't count as words. */
const isSentence = (text: string): boolean => {
  const words = text.split(' ').length
  return words > MOST_WORDS && text.length / words > SHORT_WORDS + 1
}

/**
 * The words of a heading without case, accents, numbering and marks, with one word for 'and'; null for a text that is
 * too long to be a heading.
 */
export const wordsOfHeading = (text: string): readonly string[] | null => {
  if (text.length > LONGEST_HEADING * 2 || isSentence(text)) return null
  const plainText = fold(text)
    .replaceAll("'", '')
    .replace(/^\s*(?:(?:\d{1,2}|[ivx]{1,4})[.)]|\d(?:\.\d)?)\s+/, '')
    .replace(/\([^()]{0,30}\)\s*:?\s*$/, '')
    .replace(/[&+]/g, ' en ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (plainText === '' || plainText.length > LONGEST_HEADING) return null
  return plainText.split(' ').map((word) => (word === 'and' || word === 'und' || word === 'et' ? 'en' : word))
}
