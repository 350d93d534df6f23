import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { expectBaseline } from '@wervio/testing/baseline'
import { readText } from '../../src/vacancy-intake/read-text.ts'
import { labelledTexts } from './labelled-texts.ts'
import { scoreText } from './score-text.ts'

const scoresOf = (half: 'kept' | 'tuned') =>
  Object.fromEntries(
    labelledTexts(half).map((labelled) => [labelled.name, scoreText(labelled, readText(labelled.text).fields)]),
  )

test('both halves have labelled texts', () => {
  expect(labelledTexts('kept').length).toBeGreaterThanOrEqual(12)
  expect(labelledTexts('tuned').length).toBeGreaterThanOrEqual(12)
})

test.each(['kept', 'tuned'] as const)('no field of a pasted text is read worse than before: %s', (half) => {
  expectBaseline({ name: 'intake', file: join(import.meta.dirname, `${half}.baseline.json`) }, scoresOf(half))
})

test('every quote stands in the text, on its line or on the one that it carries on', () => {
  for (const { text } of [...labelledTexts('kept'), ...labelledTexts('tuned')]) {
    const flat = text.replace(/\s+/g, ' ')
    const { fields, rest } = readText(text)
    for (const { text: quote } of [...fields.flatMap(({ quotes }) => quotes), ...rest])
      expect(flat).toContain(quote.replace(/\s+/g, ' '))
  }
})

test('what belongs in a field is in one, or among what is left', () => {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  for (const { name, text, rows } of [...labelledTexts('kept'), ...labelledTexts('tuned')]) {
    const { fields, rest } = readText(text)
    const quoted = new Set([...fields.flatMap(({ quotes }) => quotes), ...rest].flatMap((quote) => words(quote.text)))
    const rowsWithLoss = rows.filter(
      (row) => row.fields?.length !== 0 && words(row.text).some((word) => !quoted.has(word)),
    )
    expect({ name, lost: rowsWithLoss.map((row) => row.text) }).toEqual({ name, lost: [] })
  }
})
