import { expect, test } from '@jest/globals'
import { interpolate, interpolateAll } from './interpolate.ts'

const env = { NAME: 'Wervio', EMPTY: '' }

test.each([
  ['${NAME}', 'Wervio'],
  ['${ABSENT}', ''],
  ['${ABSENT:-http://localhost:8080}/main-api', 'http://localhost:8080/main-api'],
  ['${EMPTY:-other}', 'other'],
  ['${EMPTY-other}', ''],
  ['${NAME:-other}-${NAME}', 'Wervio-Wervio'],
  ['${NAME:?set it}', 'Wervio'],
  ['costs $$5', 'costs $5'],
])('%s is %j', (text, value) => {
  expect(interpolate(text, env)).toBe(value)
})

test.each(['${EMPTY:?set EMPTY}', '${ABSENT?set ABSENT}'])('%s says what is missing', (text) => {
  expect(() => interpolate(text, env)).toThrow(/needs (EMPTY|ABSENT): set (EMPTY|ABSENT)/)
})

test.each(['$NAME', '${NAME:+other}', '${NAME', '${1}'])('%s is a form that is refused', (text) => {
  expect(() => interpolate(text, env)).toThrow('does not know')
})

test('a document is filled through and through, and no key of it', () => {
  expect(interpolateAll({ '${NAME}': ['${NAME}', 1, null, { a: '${ABSENT:-b}' }] }, env)).toEqual({
    '${NAME}': ['Wervio', 1, null, { a: 'b' }],
  })
})
