/** @jest-environment-options {"timeZone": "Europe/Amsterdam"} */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { weekDayName } from './calendar-days.ts'
import { clock, dayName, exactDay, exactMoment, shortDay, shortDayWithYear, shortMoment, since } from './moments.ts'

const at = (year: number, month: number, day: number, hour = 0, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).toISOString()

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 3, 14, 5) })
})
afterEach(() => {
  jest.useRealTimers()
})

test('a day and a moment, short and in full', () => {
  const moment = at(2026, 11, 1, 9, 3)
  expect([clock(moment), shortDay(moment), shortDay(at(2025, 11, 1))]).toEqual(['09:03', '1 nov', '1 nov 2025'])
  expect([shortDayWithYear(moment), exactDay(moment)]).toEqual(['1 nov 2026', '1 november 2026'])
  expect([exactMoment(moment), shortMoment(moment)]).toEqual(['1 november 2026 om 09:03', '1 nov, 09:03'])
})

test('today and yesterday by name, from midnight to midnight', () => {
  expect([dayName(at(2026, 11, 3)), dayName(at(2026, 11, 3, 23, 59))]).toEqual(['Vandaag', 'Vandaag'])
  expect([dayName(at(2026, 11, 2)), dayName(at(2026, 11, 2, 23, 59))]).toEqual(['Gisteren', 'Gisteren'])
  expect(dayName(at(2026, 11, 1, 23, 59))).toBe('zondag 1 november 2026')
  expect(weekDayName(new Date())).toBe('dinsdag 3 november')
})

test('since a time today, else since a day too', () => {
  expect(since(at(2026, 11, 3, 0, 1))).toBe('om 00:01')
  expect(since(at(2026, 11, 2, 23, 59))).toBe('op 2 november om 23:59')
})

test('the day of 25 hours is one day', () => {
  jest.setSystemTime(new Date(2026, 9, 26, 9))
  expect(dayName(at(2026, 10, 25, 0, 10))).toBe('Gisteren')
})
