import type { GenerateVacancyRequest, VacancyQuestion } from '@wervio/contracts'
import { markMeant } from '../meant-words.ts'
import { readFormSpelling } from '../spelling.ts'
import { includeIn } from './include.ts'

/** More doubtful words than these are no slips. */
const MOST = 3

const withWord = (text: string, typed: string, word: string) =>
  text.replace(new RegExp(`(?<![\\p{L}-])${typed}(?![\\p{L}-])`, 'u'), word)

/** Words that may be several others: what was meant is theirs to say. */
export const askSpelling = (request: GenerateVacancyRequest): VacancyQuestion[] => {
  const { doubts } = readFormSpelling(request)
  const once = new Map(doubts.map((doubt) => [`${doubt.field} ${doubt.typed}`, doubt]))
  return [...once.values()].slice(0, MOST).map(({ field, typed, words }) => {
    const text = request[field] ?? ''
    // Marks keep the word from being asked about again; a field of facts has none.
    const canMark = includeIn(field, text, typed).length > 0
    return {
      field,
      quote: typed,
      question: `Bedoel je ${words.map((word) => `‘${word}’`).join(' of ')}?`,
      options: [
        ...words.map((word) => ({
          label: words.length === 1 ? `Ja, ‘${word}’` : `‘${word}’`,
          changes: { [field]: withWord(text, typed, word) },
        })),
        {
          label: `Nee, ‘${typed}’ klopt`,
          changes: canMark ? { [field]: withWord(text, typed, markMeant(typed)) } : {},
        },
      ],
    }
  })
}

/** Letters without accents and apostrophes: who leaves those out knows which word it is. */
const letters = (word: string) => word.normalize('NFD').replace(/[\p{M}’']/gu, '')

/** What was corrected, for the recruiter to look at, as one sentence; null when nothing was. */
export const spellingWarning = (request: GenerateVacancyRequest): string | null => {
  const { corrections } = readFormSpelling(request)
  const wordByTyped = new Map(
    corrections.filter(({ typed, word }) => letters(typed) !== letters(word)).map(({ typed, word }) => [typed, word]),
  )
  if (wordByTyped.size === 0) return null
  const list = [...wordByTyped].map(([typed, word]) => `‘${typed}’ is ‘${word}’ geworden`).join(', ')
  return `Verbeterd als typfout: ${list}.`
}
