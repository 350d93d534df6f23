import { fold } from '../lexicon/fold.ts'
import { patternOf } from '../lexicon/lexicon.ts'
import type { EducationLevel } from '@wervio/contracts'

/** The first one counts that a text has a word of. */
const ORDER: readonly EducationLevel[] = ['vmbo', 'havo', 'vwo', 'mbo', 'hbo', 'wo']
const levels = ORDER.map((level) => [level, new RegExp(String.raw`\b${patternOf('levels', level)}\b`)] as const)

const LONGEST = 400
const wordsOf = (text: string) =>
  fold(text.slice(0, LONGEST))
    .replaceAll('.', '')
    .replace(/[-–/()]/g, ' ')

/** The Dutch level of an education, by its degree or else by its school; null when neither names one. */
export const levelOf = (degree: string, institution: string): EducationLevel | null => {
  for (const text of [wordsOf(degree), wordsOf(institution)]) {
    const level = levels.find(([, words]) => words.test(text))?.[0]
    if (level) return level
  }
  return null
}
