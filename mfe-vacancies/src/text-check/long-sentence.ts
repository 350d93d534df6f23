import { wordsOf } from './sentences.ts'

/** Words from which a sentence is hard to follow. */
export const LONG_SENTENCE = 25

const BREAKS = /(?:,| ;|;) (?:en|maar|want|dus|daarnaast|bovendien|ook) /giu
const SUBJECT = /^(?:je|jij|u|wij|we|ze|zij|het|er|dit|dat|deze|die|onze|jouw|daarnaast|bovendien|ook)\s/iu

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('nl') + words.slice(1)

/**
 * The sentence in two at a conjunction in its middle, where what follows can stand alone; null when there is no such
 * place.
 */
export const splitSentence = (sentence: string): string | null => {
  const places = [...sentence.matchAll(BREAKS)].filter(({ index, 0: words }) =>
    SUBJECT.test(sentence.slice(index + words.length)),
  )
  const middle = places.toSorted(
    (a, b) => Math.abs(a.index - sentence.length / 2) - Math.abs(b.index - sentence.length / 2),
  )[0]
  if (!middle) return null
  const conjunction = middle[0].replace(/^[\s,;]+/, '').trim()
  const second = sentence.slice(middle.index + middle[0].length)
  return `${sentence.slice(0, middle.index)}. ${conjunction.toLowerCase() === 'en' ? capital(second) : `${capital(conjunction)} ${second}`}`
}

export const isLong = (sentence: string): boolean => wordsOf(sentence).length > LONG_SENTENCE
