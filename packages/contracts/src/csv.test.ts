import { expect, test } from '@jest/globals'
import { csvCell, csvLine } from './csv.ts'

test.each(['=1+1', '+31 6', '-5', '@som', '\tx', '\rx', '\nx', '|x', '%x'])('%j stays a text', (text) => {
  expect(csvCell(text)).toBe(`"'${text}"`)
})

test('a number stays a number, also below zero, and nothing is an empty text', () => {
  expect(csvLine([-5, null, 'Kok'])).toBe('"-5";"";"Kok"\r\n')
})

test('quotes, separators and line ends stay inside their value', () => {
  expect(csvLine(['a "b"', 'c;d', 'e\nf'])).toBe('"a ""b""";"c;d";"e\nf"\r\n')
})
