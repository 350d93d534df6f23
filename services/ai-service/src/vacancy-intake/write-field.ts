import { limits, type IntakeField, type VacancyFieldReading, type VacancyTextQuote } from '@wervio/contracts'
import { capitalFirst, isShouted, softenLine } from '../vacancy-text/language/capitals.ts'
import { withoutEnd } from '../vacancy-text/language/sentences.ts'

/** A sentence or item with the field it goes to; `words` is what of it the field gets. */
export type PlacedPiece = { field: IntakeField; sure: boolean; words: string; quote: VacancyTextQuote }

/** Fields that hold one item a line; the others tell a story. */
const LISTS: ReadonlySet<IntakeField> = new Set(['specific_tasks', 'benefits', 'hard_skills', 'soft_skills'])

const tidied = (text: string) => capitalFirst(isShouted(text) ? softenLine(text, new Set()) : text)
const itemOf = (text: string) =>
  tidied(withoutEnd(text.replace(/(?<![;,\s])[;,\s]+$/, '').replace(/^(?:en|of) (?=\p{Ll})/u, '')))

const joiner = (field: IntakeField, before: VacancyTextQuote | undefined, now: VacancyTextQuote) => {
  if (before === undefined) return ''
  return LISTS.has(field) || before.line !== now.line ? '\n' : ' '
}

/** The value of a field from its pieces, each once; what the field has no room for is left over. */
export const writeField = (
  field: IntakeField,
  pieces: readonly PlacedPiece[],
): { reading: VacancyFieldReading | null; left: VacancyTextQuote[] } => {
  const quotes: VacancyTextQuote[] = []
  const left: VacancyTextQuote[] = []
  const keys = new Set<string>()
  let value = ''
  for (const { words, quote } of pieces) {
    const text = LISTS.has(field) ? itemOf(words) : tidied(words)
    const key = text.toLowerCase()
    if (text === '' || keys.has(key)) continue
    const next = `${value}${joiner(field, quotes.at(-1), quote)}${text}`
    if (next.length > limits.longText) left.push(quote)
    else {
      value = next
      keys.add(key)
      quotes.push(quote)
    }
  }
  const sure = pieces.every((piece) => piece.sure)
  return { reading: value === '' ? null : { field, value, quotes, sure }, left }
}
