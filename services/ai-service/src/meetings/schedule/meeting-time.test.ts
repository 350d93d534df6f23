import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { changedContent, uniqueAddresses, type MeetingContent } from './meeting-content.ts'
import { localTime, startOf, zoneOf } from './meeting-time.ts'

const AMSTERDAM = 'Europe/Amsterdam'
/** Half past eleven in the evening in UTC: in Amsterdam it is the day after. */
const now = new Date('2026-11-23T23:30:00Z')

test.each([
  ['2027-01-15T10:30', '2027-01-15T09:30:00.000Z'],
  ['2027-07-15T10:30:15', '2027-07-15T08:30:15.000Z'],
  // The clock shows it twice: the first of both, still in summer time.
  ['2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  // Today, although it has been.
  ['2026-11-24T00:00', '2026-11-23T23:00:00.000Z'],
])('%s in Amsterdam is %s', (local, instant) => {
  expect(startOf(local, AMSTERDAM, now).toISOString()).toBe(instant)
})

test.each([
  ['2026-11-23T23:59', messages.meetingInPast],
  ['2027-03-28T02:30', messages.meetingTimeMissing],
  ['2027-02-29T10:00', messages.meetingTimeRefused],
  ['2027-01-15T24:00', messages.meetingTimeRefused],
  ['2036-11-25T10:00', messages.meetingTooFar],
])('%s is refused: %s', (local, message) => {
  expect(() => startOf(local, AMSTERDAM, now)).toThrow(message)
})

test('today is the day in the zone of the meeting', () => {
  expect(startOf('2026-11-23T20:00', 'America/New_York', now).toISOString()).toBe('2026-11-24T01:00:00.000Z')
  expect(() => startOf('2026-11-23T20:00', AMSTERDAM, now)).toThrow(messages.meetingInPast)
})

test('a name that is no zone is refused', () => {
  expect(zoneOf('America/Argentina/Ushuaia')).toBe('America/Argentina/Ushuaia')
  for (const name of ['', 'Amsterdam', 'Europe/Atlantis', '+25:00'])
    expect(() => zoneOf(name)).toThrow(messages.meetingZoneUnknown)
})

test('an address counts once, however it is written', () => {
  expect(uniqueAddresses(['B@x.nl', 'a@x.nl', 'b@X.nl', 'A@x.nl'])).toEqual(['B@x.nl', 'a@x.nl'])
})

const past: MeetingContent = {
  subject: 'Kennismaking',
  description: '',
  starts: new Date('2026-06-01T08:00:00Z'),
  ends: new Date('2026-06-01T08:45:00Z'),
  zone: AMSTERDAM,
  attendees: ['a@x.nl'],
  enableBot: false,
  candidateId: null,
  vacancyId: null,
}

test('a meeting that was can be tied to somebody; its time stays what it was, and moving it needs a day from today on', () => {
  const startTime = localTime(past.starts, AMSTERDAM)
  expect(startTime).toBe('2026-06-01T10:00:00')
  const candidate_id = '0190a000-0000-7000-8000-000000000001'
  const tied = { ...past, candidateId: candidate_id }
  expect(changedContent(past, { candidate_id, version: 1 }, now)).toEqual(tied)
  expect(changedContent(past, { candidate_id, startTime: '2026-06-01T10:00', version: 1 }, now)).toEqual(tied)
  expect(() => changedContent(past, { startTime: '2026-06-01T11:00', version: 1 }, now)).toThrow(messages.meetingInPast)
  const moved = changedContent(past, { startTime: '2026-12-01T10:00', version: 1 }, now)
  expect([moved.starts, moved.ends].map((moment) => moment.toISOString())).toEqual([
    '2026-12-01T09:00:00.000Z',
    '2026-12-01T09:45:00.000Z',
  ])
})
