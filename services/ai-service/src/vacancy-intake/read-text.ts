import {
  intakeFields,
  limits,
  type ReadVacancyTextResponse,
  type VacancyFieldReading,
  type VacancyTextQuote,
} from '@wervio/contracts'
import { collect, isFactField } from './collect.ts'
import { bestFact } from './facts/candidates.ts'
import { sourceLinesOf } from './source/source-lines.ts'
import { writeField } from './write-field.ts'

const keyOf = ({ line, text }: VacancyTextQuote) => `${line} ${text}`

/** Each line and sentence once, in reading order. */
const inOrder = (quotes: readonly VacancyTextQuote[]) =>
  [...new Map(quotes.map((quote) => [keyOf(quote), quote])).values()].toSorted((one, other) => one.line - other.line)

/** Reads a pasted vacancy into the fields of the form. Every value is made of words of the text; never throws. */
export const readText = (text: string): Pick<ReadVacancyTextResponse, 'fields' | 'rest'> => {
  const { lines, unread } = sourceLinesOf(text)
  const { facts, pieces, rest } = collect(lines)
  const left = unread ? [...rest, unread] : rest
  const contradictions: VacancyTextQuote[] = []
  const fields: VacancyFieldReading[] = []
  for (const field of intakeFields) {
    if (isFactField(field)) {
      const fact = bestFact(facts, field)
      contradictions.push(...(fact?.left ?? []))
      if (fact)
        fields.push({ field, value: fact.value.slice(0, limits.shortText), quotes: fact.quotes, sure: fact.sure })
    } else {
      const ofField = pieces.filter((piece) => piece.field === field)
      const { reading, left: tooMuch } = writeField(field, ofField)
      left.push(...tooMuch)
      if (reading) fields.push(reading)
    }
  }
  const used = new Set(fields.flatMap(({ quotes }) => quotes.map(keyOf)))
  // What contradicts one field may stand in another: '40 uur' beside the pay is a basis, and its line is no longer
  // over.
  return { fields, rest: inOrder([...left, ...contradictions.filter((quote) => !used.has(keyOf(quote)))]) }
}
