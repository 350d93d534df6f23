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
  ['mailto:jan@linde.nl', ['jan@linde.nl']],
  ['Jan de Vries', ['Jan de Vries']],
  ['jan@', ['jan@']],
  [' ,;\n ', []],
  ['', []],
])('%j holds %j', (text, addresses) => {
  expect(attendeesIn(text)).toEqual(addresses)
})

test('an address that is there already stays alone, in whatever case', () => {
  expect(withAttendees(['Jan@linde.nl'], ['jan@LINDE.nl', 'eva@linde.nl'])).toEqual(['Jan@linde.nl', 'eva@linde.nl'])
})

test('what is no address says so', () => {
  expect(attendeeProblem('jan@linde.nl')).toBeNull()
  expect(attendeeProblem('jan')).toBe('Dit is geen e-mailadres.')
  expect(attendeeProblem(`${'j'.repeat(250)}@linde.nl`)).toBe('Dit e-mailadres is te lang.')
})
