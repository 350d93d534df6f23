import { fold } from '../lexicon/fold.ts'
import { wordSetOf, wordingsOf } from '../lexicon/lexicon.ts'

const studyWords = wordSetOf('studies')
const studyBeginnings = wordingsOf('study-beginnings')
const schoolWords = wordSetOf('schools')
const schoolEndings = wordingsOf('school-endings')

const LONGEST = 200
const wordsOf = (text: string) =>
  fold(text.slice(0, LONGEST))
    .replaceAll('.', '')
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => /\p{L}/u.test(word))

const endsAsSchool = (word: string): boolean =>
  schoolEndings.some((ending) => word.length > ending.length + 2 && word.endsWith(ending))

/** Kinds of school whose name is also the name of the study. */
const KIND_OF_SCHOOL =
  /^(?:lagere|middelbare|hogere|basis|secondary|high|primary|elementary|middle|grammar) ?(?:\p{L}+ )?school\b/iu

const DEGREE =
  /^(?:b\.?sc|m\.?sc|ph\.?d|m\.?b\.?a|b\.?a|m\.?a|ll\.?[mb]|b\.?eng|m\.?eng|bachelor|master|mbo|hbo|vmbo|havo|vwo|mavo|doctor|drs|diploma|associate|propedeuse|minor|post)\b/i

/** Above 0 for words that read as a study or a degree, below 0 for those that read as a school; between -3 and 3. */
export const studyLean = (text: string): number => {
  const words = wordsOf(text)
  const study = words.filter(
    (word) =>
      studyWords.has(word) ||
      studyWords.has(word.replace(/^(?:mbo|hbo|wo)-/, '')) ||
      studyBeginnings.some((start) => word.startsWith(start)),
  ).length
  const school = words.filter((word) => schoolWords.has(word) || endsAsSchool(word)).length
  const begins = KIND_OF_SCHOOL.test(text) ? 2.5 : DEGREE.test(text) ? 1.5 : 0
  return Math.max(-3, Math.min(3, begins + Math.min(2, study * 1) - Math.min(3, school * 1.6)))
}
