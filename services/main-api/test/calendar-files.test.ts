import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { calendarEvents, calendarFile, limits, messages, type CalendarEvent } from '@wervio/contracts'
import { z } from 'zod'
import { calendarFilesOf, calendarOf } from './calendar-files-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { recruiter, call } = app
const { send, imported } = calendarFilesOf(app)

/** The same for all tests, also when they run past midnight. */
const TODAY = Date.now()
const day = (ahead: number): string => new Date(TODAY + ahead * 86_400_000).toISOString().slice(0, 10)
const stamp = (ahead: number, time: string): string => `${day(ahead).replaceAll('-', '')}T${time}`
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', 'DTSTAMP:20260101T000000Z', ...lines, 'END:VEVENT']

const week = async (token: string, query = ''): Promise<CalendarEvent[]> => {
  const response = await call(token, { url: `/calendar/events-microsoft${query}` })
  expect(response.statusCode).toBe(200)
  return calendarEvents.parse(response.json()).events
}
const subjectsOf = (events: CalendarEvent[]): string[] => events.map(({ subject }) => subject)

test('a file without Microsoft is enough for an agenda: times in three zones, a whole day, people and the link to join', async () => {
  const { token } = await recruiter()
  const file = await imported(
    token,
    calendarOf(
      'X-WR-CALNAME:Werk',
      ...event(
        'UID:1',
        `DTSTART;TZID=Europe/Amsterdam:${stamp(2, '100000')}`,
        `DTEND;TZID=Europe/Amsterdam:${stamp(2, '113000')}`,
        'SUMMARY:Gesprek\\, tweede ronde',
        'ATTENDEE;CN="Bos, Sanne";PARTSTAT=ACCEPTED:mailto:sanne@voorbeeld.nl',
        'LOCATION:https://teams.microsoft.com/l/meetup-join/abc',
      ),
      ...event(
        'UID:2',
        `DTSTART:${stamp(2, '180000')}Z`,
        'DURATION:PT30M',
        'SUMMARY:In UTC',
        'STATUS:CANCELLED',
        'CLASS:PRIVATE',
      ),
      ...event('UID:3', `DTSTART;VALUE=DATE:${day(2).replaceAll('-', '')}`, 'SUMMARY:Beurs'),
    ),
  )
  expect(file).toMatchObject({ name: 'Werk', events: 3, skippedCount: 0 })
  const [fair, talk, inUtc] = await week(token, `?from=${day(2)}&days=1`)
  expect(fair).toMatchObject({
    subject: 'Beurs',
    isAllDay: true,
    startDateTime: day(2),
    endDateTime: day(3),
    source: 'file',
    calendar: 'Werk',
  })
  expect(talk).toMatchObject({
    subject: 'Gesprek, tweede ronde',
    joinUrl: 'https://teams.microsoft.com/l/meetup-join/abc',
    participants: { attendees: [{ name: 'Bos, Sanne', address: 'sanne@voorbeeld.nl', answer: 'accepted' }] },
  })
  expect(Date.parse(talk?.endDateTime ?? '') - Date.parse(talk?.startDateTime ?? '')).toBe(90 * 60_000)
  const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', timeStyle: 'short' })
  expect(clock.format(Date.parse(talk?.startDateTime ?? ''))).toBe('10:00')
  expect(inUtc).toMatchObject({
    startDateTime: `${day(2)}T18:00:00.000Z`,
    endDateTime: `${day(2)}T18:30:00.000Z`,
    isCancelled: true,
    isPrivate: true,
  })
})

test('a recurrence stands on each of its days, without the one that was taken out and with the one that was moved', async () => {
  const { token } = await recruiter()
  await imported(
    token,
    calendarOf(
      ...event(
        'UID:s',
        `DTSTART:${stamp(0, '090000')}Z`,
        'DURATION:PT15M',
        'RRULE:FREQ=DAILY',
        `EXDATE:${stamp(2, '090000')}Z`,
        'SUMMARY:Start van de dag',
      ),
      ...event(
        'UID:s',
        `RECURRENCE-ID:${stamp(3, '090000')}Z`,
        `DTSTART:${stamp(3, '140000')}Z`,
        'DURATION:PT15M',
        'SUMMARY:Verplaatst',
      ),
    ),
  )
  const events = await week(token, `?from=${day(1)}&days=4&zone=UTC`)
  expect(events.map(({ startDateTime, subject }) => [startDateTime.slice(0, 13), subject])).toEqual([
    [`${day(1)}T09`, 'Start van de dag'],
    [`${day(3)}T14`, 'Verplaatst'],
    [`${day(4)}T09`, 'Start van de dag'],
  ])
  expect(events.every(({ isRecurring }) => isRecurring)).toBe(true)
})

test('a recurrence through the change of the clock keeps its time of day', async () => {
  const { token } = await recruiter()
  await imported(
    token,
    calendarOf(
      ...event(
        'UID:z',
        'DTSTART;TZID=Europe/Amsterdam:20270326T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=5',
        'SUMMARY:Overleg',
      ),
    ),
  )
  const events = await week(token, '?from=2027-03-26&days=5')
  expect(events.map(({ startDateTime }) => startDateTime.slice(11, 16))).toEqual([
    '08:00',
    '08:00',
    '07:00',
    '07:00',
    '07:00',
  ])
})

test('a zone that only the file knows counts as the file defines it', async () => {
  const { token } = await recruiter()
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Kantoortijd',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
  await imported(
    token,
    calendarOf(
      ...zone,
      ...event('UID:k', `DTSTART;TZID=Kantoortijd:${stamp(1, '120000')}`, 'DURATION:PT1H', 'SUMMARY:Ver weg'),
    ),
  )
  expect((await week(token))[0]?.startDateTime).toBe(`${day(1)}T06:30:00.000Z`)
})

test('bringing a calendar of the same name again takes the place of the earlier one; it can be taken away', async () => {
  const { token } = await recruiter()
  await imported(token, calendarOf(...event('UID:1', `DTSTART:${stamp(1, '090000')}Z`, 'SUMMARY:Oud')), 'thuis.ics')
  const { id } = await imported(
    token,
    calendarOf(...event('UID:2', `DTSTART:${stamp(1, '090000')}Z`, 'SUMMARY:Nieuw')),
    'thuis.ics',
  )
  expect(subjectsOf(await week(token))).toEqual(['Nieuw'])
  const files = z.array(calendarFile).parse((await call(token, { url: '/calendar/files' })).json())
  expect(files.map(({ name }) => name)).toEqual(['thuis'])
  expect((await call(token, { method: 'DELETE', url: `/calendar/files/${id}` })).statusCode).toBe(204)
  expect((await call(token, { url: '/calendar/events-microsoft' })).statusCode).toBe(401)
  expect((await call(token, { method: 'DELETE', url: `/calendar/files/${id}` })).statusCode).toBe(404)
})

test('letters as Windows writes them are read too', async () => {
  const { token } = await recruiter()
  const text = calendarOf(...event('UID:1', `DTSTART:${stamp(1, '090000')}Z`, 'SUMMARY:Café met Zoë'))
  await send(token, Buffer.from(text, 'latin1'))
  expect(subjectsOf(await week(token))).toEqual(['Café met Zoë'])
})

test('what can not be read is counted and named; the rest is there', async () => {
  const { token } = await recruiter()
  const file = await imported(
    token,
    calendarOf(
      ...event('UID:goed', `DTSTART:${stamp(1, '090000')}Z`, 'SUMMARY:Goed'),
      ...event('UID:geen', 'SUMMARY:Zonder begin'),
      ...event('UID:krom', 'DTSTART:ooit', 'SUMMARY:Krom'),
      ...event('UID:lus', 'DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY', 'SUMMARY:Elke seconde'),
      ...event(
        'UID:nooit',
        'DTSTART:20260101T000000Z',
        'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
        'SUMMARY:30 februari',
      ),
    ),
  )
  expect(subjectsOf(await week(token))).toContain('Goed')
  expect(file.skipped.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['Zonder begin', 'Elke seconde']))
  for (const { reason } of file.skipped) expect(reason).toMatch(/\.$/)
})

test('appointments without a UID, or that share one, are each there once; a UID of any length does no harm', async () => {
  const { token } = await recruiter()
  const twice = event('UID:x', `DTSTART:${stamp(1, '130000')}Z`, 'SUMMARY:Twee keer in het bestand')
  const file = await imported(
    token,
    calendarOf(
      ...event(`DTSTART:${stamp(1, '090000')}Z`, 'SUMMARY:Zonder UID'),
      ...event(`DTSTART:${stamp(1, '100000')}Z`, 'SUMMARY:Ook zonder'),
      ...event('UID:x', `DTSTART:${stamp(1, '110000')}Z`, 'SUMMARY:Met die van een ander'),
      ...event('UID:x', `DTSTART:${stamp(1, '110000')}Z`, 'SUMMARY:Op dezelfde tijd'),
      ...twice,
      ...twice,
      ...event(`DTSTART:${stamp(1, '140000')}Z`, 'RRULE:FREQ=DAILY;COUNT=1', 'SUMMARY:Reeks'),
      ...event(`DTSTART:${stamp(1, '150000')}Z`, 'RRULE:FREQ=DAILY;COUNT=1', 'SUMMARY:Andere reeks'),
      ...event(
        `UID:${randomBytes(100_000).toString('hex')}`,
        `DTSTART:${stamp(1, '160000')}Z`,
        'SUMMARY:Met een lange naam',
      ),
    ),
  )
  expect(file.skippedCount).toBe(0)
  expect(subjectsOf(await week(token)).toSorted()).toEqual([
    'Andere reeks',
    'Met die van een ander',
    'Met een lange naam',
    'Ook zonder',
    'Op dezelfde tijd',
    'Reeks',
    'Twee keer in het bestand',
    'Zonder UID',
  ])
})

test.each([
  ['no calendar', 'hallo'],
  ['an empty file', ''],
  ['a page', '<html>BEGIN:VCALENDAR</html>'],
  ['a calendar that ends halfway through a line', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART'],
  ['another kind of component', 'BEGIN:VCALENDARX\r\nEND:VCALENDARX'],
])('%s is refused, and nothing is stored', async (_, text) => {
  const { token } = await recruiter()
  const response = await send(token, text)
  expect(response.statusCode).toBe(415)
  expect(response.json()).toMatchObject({ code: 'file_type_refused', error: messages.calendarFileRefused })
  expect((await call(token, { url: '/calendar/files' })).json()).toEqual([])
})

test('a file of a byte more than it may be is refused with its own text, whatever it holds', async () => {
  const { token } = await recruiter()
  const start = calendarOf(...event('UID:1', `DTSTART:${stamp(1, '090000')}Z`, 'SUMMARY:Groot'))
  const response = await send(token, Buffer.from(start.padEnd(limits.calendarFile + 1, ' ')))
  expect(response.statusCode).toBe(413)
  expect(response.json()).toMatchObject({ error: messages.calendarFileTooLarge })
  expect((await call(token, { url: '/calendar/files' })).json()).toEqual([])
})

test('a file with many endless recurrences is read up to the limit, while the service answers others', async () => {
  const { token } = await recruiter()
  const endless = Array.from({ length: 400 }, (_, at) =>
    event(
      `UID:e${at}`,
      `DTSTART:${stamp(0, '000000')}Z`,
      'DURATION:PT1M',
      'RRULE:FREQ=HOURLY',
      `SUMMARY:Elk uur ${at}`,
    ),
  )
  const reading = imported(token, calendarOf(...endless.flat()))
  expect((await call(token, { url: '/calendar/status-microsoft' })).statusCode).toBe(200)
  const file = await reading
  expect(file.skipped.map(({ reason }) => reason)).toEqual(['Er staan meer dan 10.000 afspraken in.'])
})

test('markup and control characters of a subject are text, a script is no link, and 500 people are counted', async () => {
  const { token } = await recruiter()
  const people = Array.from({ length: 500 }, (_, at) => `ATTENDEE:mailto:m${at}@x.example`)
  await imported(
    token,
    calendarOf(
      ...event(
        'UID:x',
        `DTSTART:${stamp(1, '090000')}Z`,
        'SUMMARY:<script>alert(1)</script>\u0007',
        'URL:javascript:alert(1)',
        ...people,
      ),
    ),
  )
  const [found] = await week(token)
  expect(found).toMatchObject({ subject: '<script>alert(1)</script>', joinUrl: null, attendeeCount: 500 })
})
