import { expect, test } from '@jest/globals'
import { firstDayOf, isOver, lastDayOf, timeText } from './event-times.ts'

/** A day of another year is written with it. */
const YEAR = new Date().getFullYear()
/** A moment on the recruiter's clock. */
const at = (year: number, month: number, day: number, hour = 0): string =>
  new Date(year, month - 1, day, hour).toISOString()
const from = (startDateTime: string, endDateTime: string, isAllDay = false) => ({
  startDateTime,
  endDateTime,
  isAllDay,
})

test.each([
  ['an hour', from(at(YEAR, 11, 24, 9), at(YEAR, 11, 24, 10)), '09:00–10:00', `${YEAR}-11-24`, `${YEAR}-11-24`],
  ['no time at all', from(at(YEAR, 11, 24, 9), at(YEAR, 11, 24, 9)), '09:00', `${YEAR}-11-24`, `${YEAR}-11-24`],
  ['no time at midnight', from(at(YEAR, 11, 24), at(YEAR, 11, 24)), '00:00', `${YEAR}-11-24`, `${YEAR}-11-24`],
  ['until midnight', from(at(YEAR, 11, 24, 22), at(YEAR, 11, 25)), '22:00–00:00', `${YEAR}-11-24`, `${YEAR}-11-24`],
  [
    'over midnight',
    from(at(YEAR, 11, 24, 22), at(YEAR, 11, 25, 2)),
    '24 nov 22:00 – 25 nov 02:00',
    `${YEAR}-11-24`,
    `${YEAR}-11-25`,
  ],
  [
    'ten years',
    from(at(YEAR, 11, 24, 9), at(YEAR + 10, 11, 24, 9)),
    `24 nov 09:00 – 24 nov ${YEAR + 10} 09:00`,
    `${YEAR}-11-24`,
    `${YEAR + 10}-11-24`,
  ],
  ['a whole day', from(`${YEAR}-11-24`, `${YEAR}-11-25`, true), 'Hele dag', `${YEAR}-11-24`, `${YEAR}-11-24`],
  [
    'a whole day without an end',
    from(`${YEAR}-11-24`, `${YEAR}-11-24`, true),
    'Hele dag',
    `${YEAR}-11-24`,
    `${YEAR}-11-24`,
  ],
  [
    'whole days',
    from(`${YEAR}-11-24`, `${YEAR}-11-27`, true),
    'Hele dag, 24 nov tot en met 26 nov',
    `${YEAR}-11-24`,
    `${YEAR}-11-26`,
  ],
])('what takes %s says so, and stands with its days', (_, event, text, first, last) => {
  expect([timeText(event), firstDayOf(event), lastDayOf(event)]).toEqual([text, first, last])
})

test('an appointment is over at its end, one that takes no time once it began', () => {
  const hour = from(at(YEAR, 11, 24, 9), at(YEAR, 11, 24, 10))
  expect(isOver(hour, new Date(YEAR, 10, 24, 9, 59))).toBe(false)
  expect(isOver(hour, new Date(YEAR, 10, 24, 10))).toBe(true)
  expect(isOver(from(at(YEAR, 11, 24, 9), at(YEAR, 11, 24, 9)), new Date(YEAR, 10, 24, 9))).toBe(true)
  const day = from(`${YEAR}-11-24`, `${YEAR}-11-25`, true)
  expect(isOver(day, new Date(YEAR, 10, 24, 23, 59))).toBe(false)
  expect(isOver(day, new Date(YEAR, 10, 25))).toBe(true)
})
