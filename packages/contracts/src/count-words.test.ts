import { expect, test } from '@jest/globals'
import { countWords } from './index.ts'

test.each([
  ['', 0],
  [' \n\t– & … €', 0],
  ['Je werkt 36 uur.', 4],
  ['Stuur een e-mail naar collega’s', 5],
  ['€ 3.500 – € 4.200,50', 2],
  ['één idee\u00a0meer', 3],
  ['a, b.c', 2],
  ['- lijst\n- nog een', 3],
])('%j has %d words', (text, words) => {
  expect(countWords(text)).toBe(words)
})

test('a long text without a space takes no time', () => {
  expect(countWords('a-'.repeat(100_000))).toBe(1)
})
