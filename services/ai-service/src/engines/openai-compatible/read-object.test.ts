import { expect, test } from '@jest/globals'
import { readObject } from './read-object.ts'

test.each([
  ['as it is', '{"a": 1}'],
  ['in a fence', '```json\n{"a": 1}\n```'],
  ['behind thoughts that hold another', '<think>{"b": 2}</think>{"a": 1}'],
  ['behind thoughts that were opened by the template', 'eerst {"b": 2} dan </think> {"a": 1}'],
  ['in prose with braces', 'Hier {zo} is het: {"a": 1} en verder niets {x}.'],
  ['with braces in its texts', 'ja: {"a": 1, "t": "een } en \\" {"} klaar'],
])('an object %s', (_where, written) => expect(readObject(written)).toMatchObject({ a: 1 }))

test.each(['', 'geen', '{"a": ', '{"a": [{"b": 1}], "c', '[1, 2]', '<think>{"a": 1}'])('no object in %j', (output) =>
  expect(readObject(output)).toBeNull(),
)

test('the longest of several objects', () =>
  expect(readObject('eerst {"b": 2}, dan {"a": 1, "c": {"d": 3}}')).toEqual({ a: 1, c: { d: 3 } }))

test('a flood of braces is read in no time that grows with its square', () => {
  expect(readObject('{'.repeat(200_000))).toBeNull()
})
