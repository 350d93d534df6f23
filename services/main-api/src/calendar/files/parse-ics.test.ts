import { expect, test } from '@jest/globals'
import { parseIcs } from './parse-ics.ts'

const TODAY = new Date('2026-07-01T00:00:00Z')

/** A calendar with one appointment at noon in a zone that it defines itself. */
const calendarIn = (zone: string, offset: string): string =>
  [
    'BEGIN:VCALENDAR',
    `X-WR-CALNAME:${zone}`,
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART;TZID=${zone}:20260702T120000`,
    `SUMMARY:${zone}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

test('of a file with several calendars after each other all is there, each in its own zone, under the first name', () => {
  const calendar = parseIcs(calendarIn('Kantoor', '+0530') + calendarIn('Thuis', '-0300'), TODAY)
  expect(calendar).toMatchObject({ name: 'Kantoor', events: 2, skippedCount: 0 })
  expect(calendar?.rows.map(({ content, starts }) => [content.subject, starts])).toEqual([
    ['Kantoor', '2026-07-02T06:30:00.000Z'],
    ['Thuis', '2026-07-02T15:00:00.000Z'],
  ])
})

test('what stands after a calendar and is none is passed over', () => {
  const text = `${calendarIn('Kantoor', '+0530')}BEGIN:VCARD\r\nFN:Ilse\r\nEND:VCARD\r\n`
  expect(parseIcs(text, TODAY)?.rows).toHaveLength(1)
})

const appointment = (subject: string, rule: string): string =>
  [
    'BEGIN:VEVENT',
    `UID:${subject}`,
    'DTSTART:20260702T120000Z',
    'DURATION:PT30M',
    `RRULE:${rule}`,
    `SUMMARY:${subject}`,
    'END:VEVENT',
    '',
  ].join('\r\n')

// https://github.com/kewisch/ical.js/issues/1038: the library looks for the next moment for ever.
test.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=HOURLY;BYMONTH=4;BYMONTHDAY=31',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;BYMONTH=20000Z',
  'FREQ=DAILY;BYMONTH=2;BYYEARDAY=200',
])('a recurrence that never comes again, %s, is skipped, and the others are read', (rule) => {
  const text = `BEGIN:VCALENDAR\r\n${appointment('Nooit', rule)}${appointment('Wekelijks', 'FREQ=WEEKLY;COUNT=3')}END:VCALENDAR\r\n`
  const calendar = parseIcs(text, TODAY)
  expect(calendar?.skipped.map(({ subject }) => subject)).toEqual(['Nooit'])
  expect(calendar?.rows.filter(({ content }) => content.subject === 'Wekelijks')).toHaveLength(3)
})

test('a day that comes once in forty years is no endless recurrence', () => {
  const rule = 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=SA'
  const text = `BEGIN:VCALENDAR\r\n${appointment('Schrikkeldag', rule)}END:VCALENDAR\r\n`
  expect(parseIcs(text, TODAY)).toMatchObject({ skippedCount: 0, events: 1 })
})

test.each(['FREQ=MONTHLY;BYMONTHDAY=32', 'FREQ=YEARLY;BYMONTH=2;COUNT=x', 'FREQ=SOMS'])(
  'an appointment that recurs as nothing can, %s, is skipped by its name, and the others are read',
  (rule) => {
    const broken = appointment('Kennismaken\\, met\r\n  koffie', rule)
    const text = `BEGIN:VCALENDAR\r\n${broken}${appointment('Wekelijks', 'FREQ=WEEKLY;COUNT=3')}END:VCALENDAR\r\n`
    const calendar = parseIcs(text, TODAY)
    expect(calendar?.skipped.map(({ subject }) => subject)).toEqual(['Kennismaken, met koffie'])
    expect(calendar?.rows).toHaveLength(3)
  },
)

test('a calendar of which no appointment can be read is one without appointments', () => {
  const text = `BEGIN:VCALENDAR\r\n${appointment('Nooit', 'FREQ=MONTHLY;BYMONTHDAY=32')}END:VCALENDAR\r\n`
  expect(parseIcs(text, TODAY)).toMatchObject({ events: 0, skippedCount: 1, rows: [] })
})

test.each(['BEGIN:VCALENDAR\r\nzomaar wat', 'BEGIN:VEVENT', ''])('%j is no calendar', (text) => {
  expect(parseIcs(text, TODAY)).toBeNull()
})
