import type { VacancyQuestionField } from '@wervio/contracts'
import { markMeant } from '../meant-words.ts'

type Option = { label: string; changes: Record<string, string> }

const LABEL = 'Toch opnemen'
/** The longest that can be put back; more is better typed anew. */
const MOST_CHARACTERS = 400

/** Facts of one line, which lists, cards and mails show as they are stored: marks would be seen there. */
const FACTS: ReadonlySet<VacancyQuestionField> = new Set([
  'functie',
  'organisatie',
  'opdrachtgever',
  'locatie',
  'salaris',
  'uren',
  'sector',
])

const includeAs = (name: VacancyQuestionField, value: string): Option[] =>
  FACTS.has(name) ? [] : [{ label: LABEL, changes: { [name]: value } }]

/** The answer that puts words back where they stood in a field; none where they don't stand there in one piece. */
export const includeIn = (name: VacancyQuestionField, typed: string, quote: string): Option[] => {
  const words = quote.replace(/^[\s,;(–-]+|[\s)]+$/gu, '')
  const isInOnePiece = words !== '' && words.length <= MOST_CHARACTERS && !words.includes('\n') && typed.includes(words)
  return isInOnePiece
    ? includeAs(
        name,
        typed.replace(words, () => markMeant(words)),
      )
    : []
}

/** The same for several lines or sentences of a field at once. */
export const includeAll = (name: VacancyQuestionField, typed: string, quotes: readonly string[]): Option[] => {
  const arePieces = quotes.every((quote) => quote.length <= MOST_CHARACTERS && typed.includes(quote))
  return arePieces
    ? includeAs(
        name,
        quotes.reduce((text, quote) => text.replace(quote, () => markMeant(quote)), typed),
      )
    : []
}
