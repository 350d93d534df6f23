import { intakeFields, type IntakeField, type VacancyFieldReading } from '@wervio/contracts'
import type { LabelledRow, LabelledText } from './labelled-texts.ts'

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
const wordsOf = (text: string) => keyOf(text).split(' ').filter(Boolean)

/** Sums and hours are compared by their figures, names by their letters. */
const factKey = (value: string) => {
  const figures = value
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/,(?:00|-)/g, '')
    .replace(/\./g, ',')
    .match(/\d+(?:,\d+)?/g)
  return figures ? figures.join(' ') : keyOf(value)
}

const SHORT: ReadonlySet<IntakeField> = new Set(['title', 'salary', 'location', 'hours', 'company', 'sector'])
const byFigures = (field: IntakeField) => field === 'salary' || field === 'hours'

const factScore = (field: IntakeField, rightValues: readonly string[], value: string | undefined): number => {
  if (value === undefined) return rightValues.length === 0 ? 1 : 0
  const key = byFigures(field) ? factKey : keyOf
  return rightValues.some((right) => key(right) === key(value)) ? 1 : 0
}

/** The row whose words a quote has: the one that contains it, or that it contains. */
const rowOf = (rows: readonly LabelledRow[], quote: string): LabelledRow | undefined => {
  const key = keyOf(quote)
  return (
    rows.find(({ text }) => keyOf(text).includes(key)) ??
    rows.find(({ text }) => keyOf(text) !== '' && key.includes(keyOf(text)))
  )
}

/** Part of the words of a row that must be in a field for the row to count as in it. */
const ENOUGH = 0.5

type Placed = { row: LabelledRow; words: number; field: IntakeField }

/** F1 over the rows of one long field. */
const rowScore = (field: IntakeField, rows: readonly LabelledRow[], placed: readonly Placed[]): number => {
  const covered = (row: LabelledRow, isHere: (place: Placed) => boolean) =>
    placed.filter((place) => place.row === row && isHere(place)).reduce((sum, { words }) => sum + words, 0) >=
    ENOUGH * wordsOf(row.text).length
  const expected = rows.filter(
    (row) =>
      row.fields?.[0] === field ||
      (row.fields?.includes(field) && placed.some((place) => place.row === row && place.field === field)),
  )
  const hits = expected.filter((row) => covered(row, (place) => row.fields?.includes(place.field) ?? false)).length
  const wrong = new Set(
    placed
      .filter((place) => place.field === field && place.row.fields !== null && !place.row.fields.includes(field))
      .map(({ row }) => row),
  ).size
  return hits === 0 ? 0 : (2 * hits) / (expected.length + hits + wrong)
}

/** A score of 0 to 1 for each labelled field of a text, and `nothing else`: fields that must stay empty do. */
export const scoreText = (
  { facts, rows }: LabelledText,
  readings: readonly VacancyFieldReading[],
): Record<string, number> => {
  const placed = readings
    .filter(({ field }) => !SHORT.has(field as IntakeField))
    .flatMap(({ field, quotes }) =>
      quotes.flatMap(({ text }) => {
        const row = rowOf(rows, text)
        return row ? [{ row, words: wordsOf(text).length, field: field as IntakeField }] : []
      }),
    )
  const scores: Record<string, number> = {}
  let strays = 0
  for (const field of intakeFields) {
    const reading = readings.find((one) => one.field === field)
    const right = facts.get(field)
    if (SHORT.has(field)) {
      if (right) scores[field] = factScore(field, right, reading?.value)
    } else if (rows.some((row) => row.fields?.[0] === field)) scores[field] = rowScore(field, rows, placed)
    else if (
      placed.some((place) => place.field === field && place.row.fields !== null && !place.row.fields.includes(field))
    )
      strays += 1
  }
  return { ...scores, 'nothing else': strays === 0 ? 1 : 0 }
}
