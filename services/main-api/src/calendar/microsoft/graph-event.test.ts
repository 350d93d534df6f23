import { expect, test } from '@jest/globals'
import { rowOfGraphEvent } from './graph-event.ts'

const at = (timeZone?: string | null) => ({ dateTime: '2026-07-01T10:00:00.0000000', timeZone })

test.each([
  ['UTC', '10:00'],
  ['Europe/Amsterdam', '08:00'],
  ['W. Europe Standard Time', '08:00'],
  ['GMT Standard Time', '09:00'],
  ['Pacific Standard Time', '17:00'],
  ['India Standard Time', '04:30'],
  // In Dutch time rather than nowhere.
  ['Vreemde tijd', '08:00'],
  ['tzone://Microsoft/Custom', '08:00'],
  ['', '08:00'],
  [null, '10:00'],
  [undefined, '10:00'],
])('an event in the zone %j is there, at %s in UTC', (zone, time) => {
  const row = rowOfGraphEvent({ id: 'a', start: at(zone), end: at(zone) })
  expect([row?.starts, row?.ends]).toEqual([`2026-07-01T${time}:00.000Z`, `2026-07-01T${time}:00.000Z`])
})

const whole = {
  id: 'a',
  subject: 'Overleg',
  start: at('UTC'),
  end: { dateTime: '2026-07-01T11:00:00.0000000', timeZone: 'UTC' },
  isAllDay: false,
  isCancelled: true,
  sensitivity: 'private',
  type: 'occurrence',
  location: { displayName: 'Kamer 2' },
  attendees: [{ emailAddress: { name: 'Ilse', address: 'ilse@example.nl' }, status: { response: 'accepted' } }],
  onlineMeeting: { joinUrl: 'https://teams.microsoft.com/l/1' },
  onlineMeetingUrl: null,
}
const ilse = { name: 'Ilse', address: 'ilse@example.nl', answer: 'accepted' }
const content = {
  subject: 'Overleg',
  isCancelled: true,
  isPrivate: true,
  isRecurring: true,
  location: 'Kamer 2',
  attendees: [ilse],
  attendeeCount: 1,
  joinUrl: 'https://teams.microsoft.com/l/1',
}

test.each([
  ['subject', { subject: '' }],
  ['isCancelled', { isCancelled: false }],
  ['sensitivity', { isPrivate: false }],
  ['type', { isRecurring: false }],
  ['location', { location: null }],
  ['attendees', { attendees: [], attendeeCount: 0 }],
  ['onlineMeeting', { joinUrl: null }],
  ['onlineMeetingUrl', {}],
  ['isAllDay', {}],
])('an event without %s is there with all the rest, absent as well as null', (field, difference) => {
  const { [field as keyof typeof whole]: _absent, ...without } = whole
  for (const event of [without, { ...whole, [field]: null }])
    expect(rowOfGraphEvent(event)).toEqual({
      key: 'a',
      starts: '2026-07-01T10:00:00.000Z',
      ends: '2026-07-01T11:00:00.000Z',
      is_all_day: false,
      content: { ...content, ...difference },
    })
})

test.each([
  ['a person without an address', { emailAddress: { name: 'Zaal' } }, []],
  ['a person of whom nothing is said', {}, []],
  [
    'no answer and no name',
    { emailAddress: { address: 'bo@example.nl' } },
    [{ name: null, address: 'bo@example.nl', answer: 'none' }],
  ],
])('%s among the attendees does no harm', (_what, attendee, attendees) => {
  expect(rowOfGraphEvent({ ...whole, attendees: [attendee] })?.content.attendees).toEqual(attendees)
})

test.each([
  ['an id', { start: at('UTC') }],
  ['a beginning', { id: 'a' }],
  ['a beginning that can be read', { id: 'a', start: { dateTime: 'ooit' } }],
])('without %s it is no event', (_what, event) => {
  expect(rowOfGraphEvent(event)).toBeNull()
})
