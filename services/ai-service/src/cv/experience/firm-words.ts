import { wordSetOf, wordingsOf } from '../lexicon/lexicon.ts'
import { endsIn, isJobWord, singular } from '../words/job-likeness.ts'

const firmWords = wordSetOf('firm-words')
const firmEndings = wordingsOf('firm-endings')

/** True for a folded word of names of organisations, in the singular or the plural. */
export const isListedFirmWord = (word: string): boolean => firmWords.has(word) || firmWords.has(singular(word))

/** True for one that ends as such names do, and names no job. */
export const endsAsFirm = (word: string): boolean => endsIn(word, firmEndings) && isJobWord(word) === 0

/** True for either. */
export const isFirmWord = (word: string): boolean => isListedFirmWord(word) || endsAsFirm(word)
