/** @jest-environment-options {"timeZone": "Europe/Amsterdam"} */
import { expect, test } from '@jest/globals'
import { momentAt, nextHour, timeOf, unusualZone } from './local-time.ts'

test.each([
  [new Date(2026, 10, 24, 10, 20), { date: '2026-11-24', time: '11:00' }],
  [new Date(2026, 10, 24, 2, 20), { date: '2026-11-24', time: '09:00' }],
  [new Date(2026, 10, 24, 16, 59), { date: '2026-11-24', time: '17:00' }],
  [new Date(2026, 10, 24, 17, 0), { date: '2026-11-25', time: '09:00' }],
  [new Date(2026, 11, 31, 23, 30), { date: '2027-01-01', time: '09:00' }],
])('after %s a meeting may begin at %j', (now, start) => {
  expect(nextHour(now)).toEqual(start)
})

test('a day and a time are a moment on the recruiter’s clock', () => {
  expect(momentAt('2026-11-24', '09:05')).toEqual(new Date(2026, 10, 24, 9, 5))
  expect(timeOf(new Date(2026, 10, 24, 9, 5))).toBe('09:05')
})

test('a time that the clock skips is no moment', () => {
  expect(momentAt('2027-03-28', '02:30')).toBeNull()
  expect(momentAt('2027-03-28', '03:00')).toEqual(new Date('2027-03-28T01:00:00.000Z'))
})

test('the zone of most recruiters goes without saying', () => {
  expect(unusualZone()).toBeNull()
})
