import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { calendarEvents, calendarStatus, type CalendarEvent } from '@wervio/contracts'
import { createMicrosoftSignIn } from '@wervio/microsoft'
import { startMicrosoftPeer, type MicrosoftPeer } from '@wervio/microsoft/testing'
import { feedsOf } from './calendar-feed-support.ts'
import { startApp } from './start-app.ts'

let peer: MicrosoftPeer
let accessToken: string

beforeAll(async () => {
  peer = await startMicrosoftPeer()
  const { code, tokens } = await createMicrosoftSignIn(peer.settings).startDeviceSignIn(['Calendars.Read'])
  await peer.change({ code: { userCode: code.user_code, approve: true } })
  accessToken = (await tokens).accessToken
})
afterAll(() => peer.stop())
beforeEach(() => peer.change({ clear: true }))

const app = startApp({ microsoft: () => peer.settings })
const { recruiter, call, createVacancy } = app
const { planned } = feedsOf(app)

/** The same day for all tests, also when they run past midnight. */
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const at = (hour: number): string => `${TOMORROW}T${String(hour).padStart(2, '0')}:00:00.000Z`
/** Later than any reading of a calendar. */
const NEVER_READ_SINCE = '2999-01-01T00:00:00.000Z'

const connect = (token: string) =>
  call(token, { method: 'POST', url: '/calendar/connect-microsoft', payload: { access_token: accessToken } })
const ask = (token: string, query = '') => call(token, { url: `/calendar/events-microsoft${query}` })
const eventsOf = async (token: string, query = ''): Promise<CalendarEvent[]> =>
  calendarEvents.parse((await ask(token, query)).json()).events
const hasMeetings = async (token: string): Promise<boolean> =>
  calendarStatus.parse((await call(token, { url: '/calendar/status-microsoft' })).json()).has_meetings

test('without Microsoft and without files the agenda has the planned meetings, with who was invited', async () => {
  const owner = await recruiter()
  const candidate = await call(owner.token, {
    method: 'POST',
    url: '/api/candidates',
    payload: { name: 'Sanne Bos', email: 'sanne.bos@voorbeeld.nl' },
  })
  const vacancy = await createVacancy(owner.token)
  const meeting = await planned(owner, {
    starts: at(10),
    attendees: ['Sanne.Bos@voorbeeld.nl', 'chef@elders.example'],
    join_url: 'https://teams.microsoft.com/l/1',
    vacancy_id: vacancy.id,
  })
  await planned(owner, { subject: 'Gaat niet door', state: 'cancelled' })
  await planned(owner, { subject: 'Half', state: 'unfinished' })
  await planned(await recruiter(), { subject: 'Van een ander' })
  expect(await hasMeetings(owner.token)).toBe(true)
  const response = await ask(owner.token)
  expect(response.json()).toMatchObject({ refreshed_at: null, refreshing: false, error: null, auth_required: false })
  expect(await eventsOf(owner.token)).toEqual([
    {
      id: `meeting:${meeting.id}`,
      source: 'planned',
      calendar: null,
      subject: 'Kennismaking',
      startDateTime: at(10),
      endDateTime: at(11),
      isAllDay: false,
      isCancelled: false,
      isPrivate: false,
      isRecurring: false,
      location: null,
      participants: {
        attendees: [
          {
            name: null,
            address: 'Sanne.Bos@voorbeeld.nl',
            answer: 'none',
            candidate: { id: candidate.json<{ id: string }>().id, name: 'Sanne Bos' },
          },
          { name: null, address: 'chef@elders.example', answer: 'none', candidate: null },
        ],
      },
      attendeeCount: 2,
      joinUrl: 'https://teams.microsoft.com/l/1',
      meeting_id: meeting.id,
      vacancy_id: vacancy.id,
    },
  ])
})

test('meetings that are over are no agenda', async () => {
  const owner = await recruiter()
  await planned(owner, { starts: '2026-01-05T10:00:00.000Z' })
  expect(await hasMeetings(owner.token)).toBe(false)
  expect((await ask(owner.token)).statusCode).toBe(401)
})

test('a meeting that stands in the calendar comes once, with its vacancy, in the order of time', async () => {
  const owner = await recruiter()
  await peer.change({
    events: [
      { start: at(10), fields: { subject: 'Gepland' } },
      { start: at(12), fields: { subject: 'Overleg' } },
    ],
  })
  await connect(owner.token)
  const event_id = (await eventsOf(owner.token))[0]?.id ?? ''
  const { id: vacancy_id } = await createVacancy(owner.token)
  const { id: meeting_id } = await planned(owner, {
    starts: at(10),
    event_id,
    vacancy_id,
    updated_at: NEVER_READ_SINCE,
  })
  await planned(owner, { subject: 'Net gepland', starts: at(11), event_id: 'x', updated_at: NEVER_READ_SINCE })
  const events = await eventsOf(owner.token)
  expect(events.map(({ subject, source }) => [subject, source])).toEqual([
    ['Gepland', 'microsoft'],
    ['Net gepland', 'planned'],
    ['Overleg', 'microsoft'],
  ])
  expect(events[0]).toMatchObject({ meeting_id, vacancy_id })
})

test('one that somebody took out of the calendar is gone once that was read; one of another account stays', async () => {
  const owner = await recruiter()
  await connect(owner.token)
  await planned(owner, { subject: 'Eruit gehaald', event_id: 'weg', microsoft_address: 'noor@werving.example' })
  await planned(owner, { subject: 'Van alex', event_id: 'elders', microsoft_address: 'alex@werving.example' })
  expect((await eventsOf(owner.token, '?fresh=true')).map(({ subject }) => subject)).toEqual(['Van alex'])
})
