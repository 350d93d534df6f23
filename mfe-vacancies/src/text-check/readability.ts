import { sentencesOf, wordsOf } from './sentences.ts'

/** Fewer words than this say nothing about a level. */
const ENOUGH_WORDS = 40

/** Vowel groups of Dutch; `ij`, `ie`, `oe`, `ui`, `eeu` and the like are one sound, a diaeresis begins a new one. */
const SOUND = /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|ei|ij|ĳ|eu|ui|ou|au|oe|ai|[aeiouyàáâäåèéêìíîòóôöùúûü]|[ëïöü]/gu

/** Syllables of a word, at least one. */
export const syllables = (word: string): number => Math.max(1, word.toLowerCase().match(SOUND)?.length ?? 0)

export type Readability = {
  /** Flesch-Douma, 0 (very hard) to 100 (very easy). */
  score: number
  /** What the score points at; an indication, the language levels themselves aren't measured. */
  level: 'A2' | 'B1' | 'B2' | 'C1'
  wordsPerSentence: number
  syllablesPerWord: number
}

const levelOf = (score: number): Readability['level'] =>
  score >= 80 ? 'A2' : score >= 60 ? 'B1' : score >= 45 ? 'B2' : 'C1'

/** An item of a list, or a heading: it opens with a bullet or ends without a full stop. */
const isItem = (line: string): boolean => /^(?:[-–•*▪·✓]|\d{1,2}[.)])\s/u.test(line) || !/[.!?…][”’"')]*$/u.test(line)

/** Fewer sentences say nothing about their length. */
const ENOUGH_SENTENCES = 3

/**
 * Words a sentence of the running text: items and headings are short without being easy, so they count only where there
 * is little else.
 */
const measureSentences = (text: string): number => {
  const sentences = sentencesOf(text).map((sentence) => sentence.text)
  const running = sentences.filter((sentence) => !isItem(sentence))
  const measured = running.length >= ENOUGH_SENTENCES ? running : sentences
  return measured.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0) / measured.length
}

/**
 * Flesch-Douma (Douma, 1960): 206.84 - 77 × syllables a word - 0.93 × words a sentence. Null for a text that is too
 * short.
 */
export const readabilityOf = (text: string): Readability | null => {
  const words = wordsOf(text)
  if (words.length < ENOUGH_WORDS) return null
  const wordsPerSentence = measureSentences(text)
  const syllablesPerWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  const score = Math.min(100, Math.max(0, 206.84 - 77 * syllablesPerWord - 0.93 * wordsPerSentence))
  return { score, level: levelOf(score), wordsPerSentence, syllablesPerWord }
}
