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

/**
 * Flesch-Douma (Douma, 1960): 206.84 - 77 × syllables a word - 0.93 × words a sentence. Null for a text that is too
 * short.
 */
export const readabilityOf = (text: string): Readability | null => {
  const words = wordsOf(text)
  if (words.length < ENOUGH_WORDS) return null
  const wordsPerSentence = words.length / sentencesOf(text).length
  const syllablesPerWord = words.reduce((sum, word) => sum + syllables(word), 0) / words.length
  const score = Math.min(100, Math.max(0, 206.84 - 77 * syllablesPerWord - 0.93 * wordsPerSentence))
  return { score, level: levelOf(score), wordsPerSentence, syllablesPerWord }
}
