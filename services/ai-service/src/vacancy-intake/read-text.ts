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

/** Enough for any vacancy; the lines after it go to the rest unread. */
const MOST_LINES = 1_500

/** Each line and sentence once, in reading order. */
const inOrder = (quotes: readonly VacancyTextQuote[]) =>
  [...new Map(quotes.map((quote) => [`${quote.line} ${quote.text}`, quote])).values()].toSorted(
    (one, other) => one.line - other.line,
  )

/** Reads a pasted vacancy into the fields of the form. Every value is made of words of the text; never throws. */
export function readText(text: string): Pick<ReadVacancyTextResponse, 'fields' | 'rest'> {
  const lines = sourceLinesOf(text)
  const { facts, pieces, rest } = collect(lines.slice(0, MOST_LINES))
  const unread = lines.slice(MOST_LINES).filter(({ bare }) => bare !== '')
  const left = [...rest, ...unread.map(({ number, text: words }) => ({ line: number, text: words }))]
  const fields: VacancyFieldReading[] = []
  for (const field of intakeFields) {
    if (isFactField(field)) {
      const fact = bestFact(facts, field)
      left.push(...(fact?.left ?? []))
      if (fact)
        fields.push({ field, value: fact.value.slice(0, limits.shortText), quotes: fact.quotes, sure: fact.sure })
    } else {
      const ofField = pieces.filter((piece) => piece.field === field)
      const { reading, left: tooMuch } = writeField(field, ofField)
      left.push(...tooMuch)
      if (reading) fields.push(reading)
    }
  }
  return { fields, rest: inOrder(left) }
}
