import { expect, test } from '@jest/globals'
import { createThoughtFilter, withoutThoughts } from './thoughts.ts'

const filtered = (text: string, size: number): string => {
  let passed = ''
  const filter = createThoughtFilter((piece) => {
    passed += piece
  })
  for (let at = 0; at < text.length; at += size) filter.write(text.slice(at, at + size))
  filter.end()
  return passed
}

test.each([
  ['<think>geheim</think>Antwoord', 'Antwoord'],
  ['Voor <thinking>geheim</thinking>na', 'Voor na'],
  ['Antwoord met < en 3 <4', 'Antwoord met < en 3 <4'],
  ['Begin <think>nooit gesloten', 'Begin '],
  ['<th', '<th'],
])('%s, in pieces of every size', (output, spoken) => {
  for (let size = 1; size <= output.length; size += 1) expect(filtered(output, size)).toBe(spoken)
})

test('thoughts that the template opened are gone when they end', () =>
  expect(withoutThoughts('geheim\n</think>\n\nAntwoord')).toBe('Antwoord'))
