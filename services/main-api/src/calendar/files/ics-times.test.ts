import { expect, test } from '@jest/globals'
import { parseIcs } from './parse-ics.ts'

test.each([
  ['Europe/Amsterdam', '08:00'],
  ['Pacific Standard Time', '17:00'],
  ['constructor', '08:00'],
  ['Vreemde tijd', '08:00'],
])('a zone that the file names %s and does not define puts an appointment at %s in UTC', (zone, time) => {
  const text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1',
    `DTSTART;TZID=${zone}:20260701T100000`,
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const calendar = parseIcs(text.join('\r\n'), new Date('2026-07-01T00:00:00Z'))
  expect(calendar?.rows.map(({ starts }) => starts)).toEqual([`2026-07-01T${time}:00.000Z`])
})
