import { expect, test } from '@jest/globals'
import { attendeeProblem, attendeesIn, withAttendees } from './attendee-text.ts'

test.each([
  ['jan@linde.nl', ['jan@linde.nl']],
  [
    ' jan@linde.nl , piet@linde.nl;eva@linde.nl\nbo@linde.nl',
    ['jan@linde.nl', 'piet@linde.nl', 'eva@linde.nl', 'bo@linde.nl'],
  ],
  ['jan@linde.nl piet@linde.nl', ['jan@linde.nl', 'piet@linde.nl']],
  ['Jan de Vries <jan@linde.nl>', ['jan@linde.nl']],
  ['Vries, Jan de <jan@linde.nl>; Bos, Eva <eva@linde.nl>', ['jan@linde.nl', 'eva@linde.nl']],
  ['"Vries, Jan de" <jan@linde.nl>, eva@linde.nl', ['jan@linde.nl', 'eva@linde.nl']],
  ['eva@linde.nl, Jan <jan@linde.nl>', ['eva@linde.nl', 'jan@linde.nl']],
  ['Jan de Vries jan@linde.nl', ['jan@linde.nl']],
  ['Jan <jan@linde.nl> Eva <eva@linde.nl>', ['jan@linde.nl', 'eva@linde.nl']],
  ['<jan@linde.nl>,<eva@linde.nl>', ['jan@linde.nl', 'eva@linde.nl']],
  ['jan@linde.nl Bos, Eva <eva@linde.nl>', ['jan@linde.nl', 'eva@linde.nl']],
  ['mailto:jan@linde.nl', ['jan@linde.nl']],
  ['Jan de Vries', ['Jan de Vries']],
  ['jan@', ['jan@']],
  [' ,;\n ', []],
  ['', []],
])('%j holds %j', (text, addresses) => {
  expect(attendeesIn(text)).toEqual(addresses)
})

test.each([
  ['separators', ','.repeat(1_000_000), 0],
  ['words', 'woord '.repeat(200_000), 1],
  ['names without addresses', 'Jan de Vries, '.repeat(70_000), 70_000],
  ['brackets', 'a<b'.repeat(300_000), 1],
  ['people', 'Vries, Jan de <jan@linde.nl>; '.repeat(30_000), 30_000],
])('a pasted megabyte of %s is read at once', (_what, text, count) => {
  expect(attendeesIn(text)).toHaveLength(count)
})

test('an address that is there already stays alone, in whatever case', () => {
  expect(withAttendees(['Jan@linde.nl'], ['jan@LINDE.nl', 'eva@linde.nl'])).toEqual(['Jan@linde.nl', 'eva@linde.nl'])
})

test('what is no address says so', () => {
  expect(attendeeProblem('jan@linde.nl')).toBeNull()
  expect(attendeeProblem('jan')).toBe('Dit is geen e-mailadres.')
  expect(attendeeProblem(`${'j'.repeat(250)}@linde.nl`)).toBe('Dit e-mailadres is te lang.')
})
