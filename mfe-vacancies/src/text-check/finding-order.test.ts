import { expect, test } from '@jest/globals'
import { checkText } from './check-text.ts'
import { FIRST_FINDINGS, firstFindings, neighbourOf, sortFindings } from './finding-order.ts'
import { createNumbering } from './numbered-findings.ts'

const sentence = { id: 'sentence', from: 10, to: 80 }
const word = { id: 'word', from: 10, to: 15 }
const last = { id: 'last', from: 90, to: 95 }
const places = [last, sentence, word]

test.each([
  [{ from: 0, to: 0 }, 'next', 'word'],
  [word, 'next', 'sentence'],
  [sentence, 'next', 'last'],
  [last, 'next', 'word'],
  [last, 'previous', 'sentence'],
  [word, 'previous', 'last'],
  [{ from: 40, to: 40 }, 'previous', 'sentence'],
] as const)('from %j the %s place is %s', (current, direction, id) => {
  expect(neighbourOf(places, current, direction)?.id).toBe(id)
})

test('without places there is no neighbour', () => {
  expect(neighbourOf([], { from: 0, to: 0 }, 'next')).toBeNull()
})

test('who is left out comes before how it reads, and the open one is among the first', () => {
  const text = `${'Je bent hands-on. '.repeat(9)}Wij zoeken een jonge collega. Salaris € 3.000.`
  const findings = sortFindings(createNumbering()(text, checkText(text).findings))
  expect(findings.map(({ category }) => category)).toEqual(['age', ...Array.from({ length: 9 }, () => 'jargon')])
  expect(firstFindings(findings, null)).toHaveLength(FIRST_FINDINGS)
  const hidden = findings.at(-1)
  expect(firstFindings(findings, hidden?.id ?? null).at(-1)).toBe(hidden)
})

test('a finding has the same id in the next report, also after words before it, and equal ones differ', () => {
  const number = createNumbering()
  const idsOf = (text: string) => number(text, checkText(text).findings).map(({ id }) => id)
  const text =
    'In dit team van acht werk je aan de planning. Je bent hands-on en je bent een teamplayer die van aanpakken houdt en graag hands-on werkt.'
  const before = idsOf(text)
  expect(new Set(before).size).toBe(before.length)
  expect(idsOf(`Hallo! ${text}`)).toEqual(before)
  const repeated = idsOf('Je bent hands-on. '.repeat(5))
  expect(new Set(repeated).size).toBe(5)
})
