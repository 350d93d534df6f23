import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { calendarEvents, calendarStatus, messages, type CalendarEvent, type CalendarEvents } from '@wervio/contracts'
import { createMicrosoftSignIn } from '@wervio/microsoft'
import { startMicrosoftPeer, type MicrosoftPeer } from '@wervio/microsoft/testing'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { feedsOf } from './calendar-feed-support.ts'
import { startApp } from './start-app.ts'

let peer: MicrosoftPeer

beforeAll(async () => {
  peer = await startMicrosoftPeer()
})
afterAll(() => peer.stop())
beforeEach(async () => {
  await peer.change({ world: { graph: null, revoked: false, tokenLifetime: 3_600 }, clear: true })
})

const app = startApp({ microsoft: () => peer.settings })
const { recruiter, call, databaseUrl } = app
const { planned } = feedsOf(app)

/** A token as the browser gets one; the stand-in gives it to whoever types a code: the first of its accounts. */
const signIn = async (): Promise<string> => {
  const { code, tokens } = await createMicrosoftSignIn(peer.settings).startDeviceSignIn(['User.Read', 'Calendars.Read'])
  await peer.change({ code: { userCode: code.user_code, approve: true } })
  return (await tokens).accessToken
}

let signedIn: Promise<string> | undefined
const accessToken = (): Promise<string> => (signedIn ??= signIn())

const connect = async (token: string) =>
  call(token, {
    method: 'POST',
    url: '/calendar/connect-microsoft',
    payload: { access_token: await accessToken() },
  })
const status = async (token: string) =>
  calendarStatus.parse((await call(token, { url: '/calendar/status-microsoft' })).json())
const ask = (token: string, query = '') => call(token, { url: `/calendar/events-microsoft${query}` })
const week = async (token: string, query = ''): Promise<CalendarEvents> => {
  const response = await ask(token, query)
  expect(response.statusCode).toBe(200)
  return calendarEvents.parse(response.json())
}
const subjectsOf = ({ events }: { events: CalendarEvent[] }): string[] => events.map(({ subject }) => subject)

/** The stand-in's account, and one of a colleague. */
const FIRST_ACCOUNT = {
  oid: '00000000-0000-0000-66f3-3332eca7ea81',
  tid: '9122040d-6c67-4c5b-b112-36a304b66dad',
  name: 'Noor de Recruiter',
  username: 'noor@werving.example',
}
const OTHER_ACCOUNT = {
  ...FIRST_ACCOUNT,
  oid: '00000000-0000-0000-66f3-3332eca7ea82',
  name: 'Bo',
  username: 'bo@werving.example',
}

/** The same day for all tests, also when they run past midnight. */
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const tomorrow = (hour = 10): string => `${TOMORROW}T${String(hour).padStart(2, '0')}:00:00.000Z`
const add = (...events: { start: string; fields: Record<string, unknown> }[]) => peer.change({ events })
const attendee = (address: string, response = 'none') => ({
  type: 'required',
  status: { response, time: '0001-01-01T00:00:00Z' },
  emailAddress: { name: 'Iemand', address },
})

test('without a connection the status says so and the agenda asks to sign in to Microsoft, which ends no session', async () => {
  const { token } = await recruiter()
  expect(await status(token)).toMatchObject({ connected: false, account: null, auth_required: false })
  const response = await ask(token)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({
    code: 'microsoft_required',
    error: messages.microsoftRequired,
    auth_required: true,
  })
})

test('after connecting the appointments of the coming seven days are there, with who takes part', async () => {
  const owner = await recruiter()
  const { token } = owner
  const candidate = await call(token, {
    method: 'POST',
    url: '/api/candidates',
    payload: { name: 'Sanne Bos', email: 'Sanne.Bos@Voorbeeld.nl' },
  })
  await add(
    {
      start: tomorrow(),
      fields: {
        subject: 'Kennismaking <b>Sanne</b>',
        attendees: [attendee('sanne.bos@voorbeeld.nl', 'tentativelyAccepted'), attendee('chef@elders.example')],
        onlineMeeting: { joinUrl: 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x/0' },
      },
    },
    { start: new Date(Date.now() + 20 * 86_400_000).toISOString(), fields: { subject: 'Over drie weken' } },
  )
  expect((await connect(token)).json()).toMatchObject({
    connected: true,
    account: { name: 'Noor de Recruiter', address: 'noor@werving.example' },
  })
  expect(await status(token)).toMatchObject({ connected: true, auth_required: false })
  const { events, refreshed_at, error } = await week(token)
  expect(error).toBeNull()
  expect(refreshed_at).not.toBeNull()
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({
    source: 'microsoft',
    subject: 'Kennismaking <b>Sanne</b>',
    startDateTime: tomorrow(10),
    endDateTime: tomorrow(11),
    isAllDay: false,
    attendeeCount: 2,
    joinUrl: 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x/0',
    participants: {
      attendees: [
        { answer: 'tentative', candidate: { id: candidate.json<{ id: string }>().id, name: 'Sanne Bos' } },
        { answer: 'none', candidate: null },
      ],
    },
  })
  const { rows } = await asRecruiter(databaseUrl(), owner, sql`select kind, sealed from main.microsoft_connections`)
  // Name of the key, nonce, tag and data: nothing that anybody without the key can read.
  expect(rows).toEqual([{ kind: 'calendar', sealed: expect.stringMatching(/^test(\.[\w-]+){3}$/) }])
})

test('an appointment that was planned here names its meeting, for its maker alone', async () => {
  const [owner, stranger] = [await recruiter(), await recruiter()]
  await add(
    { start: tomorrow(), fields: { subject: 'Gepland' } },
    { start: tomorrow(12), fields: { subject: 'Anders' } },
  )
  await connect(owner.token)
  const { events } = await week(owner.token)
  expect(events.map(({ meeting_id }) => meeting_id)).toEqual([null, null])
  const meeting = await planned(owner, { event_id: events[0]?.id ?? '' })
  await planned(stranger, { event_id: events[1]?.id ?? '' })
  await planned(owner, { event_id: events[1]?.id ?? '', state: 'unfinished' })
  expect((await week(owner.token)).events.map(({ meeting_id }) => meeting_id)).toEqual([meeting.id, null])
})

test('nobody else sees the agenda or the connection, not even a colleague of the same organisation', async () => {
  const owner = await recruiter()
  await add({ start: tomorrow(), fields: { subject: 'Van mij' } })
  await connect(owner.token)
  const other = await recruiter()
  expect((await ask(other.token)).statusCode).toBe(401)
  expect((await status(other.token)).connected).toBe(false)
})

test('whole days stand first and belong to their own dates, whatever the zone', async () => {
  const { token } = await recruiter()
  const midnight = (day: string) => ({ dateTime: `${day}T00:00:00.0000000`, timeZone: 'UTC' })
  await add(
    { start: '2027-03-28T08:00:00Z', fields: { subject: 'Ochtend' } },
    {
      start: '2027-03-28T00:00:00Z',
      fields: { subject: 'Beurs', isAllDay: true, start: midnight('2027-03-28'), end: midnight('2027-03-30') },
    },
    {
      start: '2027-03-27T00:00:00Z',
      fields: { subject: 'Gisteren', isAllDay: true, start: midnight('2027-03-27'), end: midnight('2027-03-28') },
    },
  )
  await connect(token)
  for (const zone of ['Europe/Amsterdam', 'America/New_York', 'Pacific/Auckland']) {
    const answer = await week(token, `?from=2027-03-28&days=1&zone=${encodeURIComponent(zone)}`)
    const beurs = answer.events.find(({ subject }) => subject === 'Beurs')
    expect(subjectsOf(answer)[0]).toBe('Beurs')
    expect(subjectsOf(answer)).not.toContain('Gisteren')
    expect(beurs).toMatchObject({ startDateTime: '2027-03-28', endDateTime: '2027-03-30', isAllDay: true })
  }
})

test('a day of summer time begins where its zone says', async () => {
  const { token } = await recruiter()
  // The clock in Amsterdam goes forward on 28 March 2027: the day is 23 hours, from 23:00 to 22:00 in UTC.
  await add(
    {
      start: '2027-03-27T22:30:00Z',
      fields: { subject: 'De avond ervoor', end: { dateTime: '2027-03-27T22:45:00.0000000', timeZone: 'UTC' } },
    },
    { start: '2027-03-27T23:00:00Z', fields: { subject: 'Middernacht' } },
    { start: '2027-03-28T21:30:00Z', fields: { subject: 'Laat' } },
    { start: '2027-03-28T22:00:00Z', fields: { subject: 'De dag erna' } },
  )
  await connect(token)
  expect(subjectsOf(await week(token, '?from=2027-03-28&days=1'))).toEqual(['Middernacht', 'Laat'])
})

test('odd appointments do no harm: no subject, no end, an end before the start, ten years, scripts, 500 people, no times at all', async () => {
  const { token } = await recruiter()
  const at = (dateTime: string, timeZone = 'UTC') => ({ dateTime, timeZone })
  await add(
    { start: tomorrow(8), fields: { subject: null } },
    { start: tomorrow(9), fields: { subject: 'Zonder einde', end: null } },
    { start: tomorrow(10), fields: { subject: 'Achterstevoren', end: at(tomorrow(9).slice(0, 19)) } },
    { start: '2020-01-01T00:00:00Z', fields: { subject: 'Tien jaar', end: at('2035-01-01T00:00:00.0000000') } },
    {
      start: tomorrow(11),
      fields: { subject: '<script>alert(1)</script>\u0000\n', onlineMeeting: { joinUrl: 'javascript:alert(1)' } },
    },
    {
      start: tomorrow(12),
      fields: { subject: 'Vol', attendees: Array.from({ length: 500 }, (_, n) => attendee(`m${n}@x.example`)) },
    },
    { start: tomorrow(13), fields: { subject: 'Geen tijd', start: at('ooit') } },
    {
      start: tomorrow(14),
      fields: { subject: 'x'.repeat(100_000), isCancelled: true, sensitivity: 'private', type: 'occurrence' },
    },
  )
  await connect(token)
  const { events } = await week(token)
  expect(events.map(({ subject }) => subject.slice(0, 30))).toEqual([
    'Tien jaar',
    '',
    'Zonder einde',
    'Achterstevoren',
    '<script>alert(1)</script>',
    'Vol',
    'x'.repeat(30),
  ])
  expect(events[3]).toMatchObject({ startDateTime: tomorrow(10), endDateTime: tomorrow(10) })
  expect(events[4]?.joinUrl).toBeNull()
  expect(events[5]).toMatchObject({ attendeeCount: 500 })
  expect(events[5]?.participants.attendees).toHaveLength(100)
  expect(events[6]).toMatchObject({ isCancelled: true, isPrivate: true, isRecurring: true })
  expect(events[6]?.subject).toHaveLength(500)
})

test('while Graph is down the last known agenda stays, with its age and the reason', async () => {
  const { token } = await recruiter()
  await add({ start: tomorrow(), fields: { subject: 'Blijft staan' } })
  await connect(token)
  const before = await week(token)
  await peer.change({ world: { graph: { kind: 'status', status: 503 } } })
  const during = await week(token, '?fresh=true')
  expect(subjectsOf(during)).toEqual(['Blijft staan'])
  expect(during).toMatchObject({
    error: messages.microsoftUnavailable,
    refreshed_at: before.refreshed_at,
    auth_required: false,
  })
  await peer.change({ world: { graph: null } })
  expect((await week(token, '?fresh=true')).error).toBeNull()
})

test('as long as Microsoft asks to wait it is left alone, also by somebody who presses; a new connection asks at once', async () => {
  const { token } = await recruiter()
  await connect(token)
  await peer.change({ world: { graph: { kind: 'throttled', retryAfter: 90 } } })
  expect((await week(token, '?fresh=true')).error).toBe(messages.microsoftBusy)
  await peer.change({ world: { graph: null, requests: [] } })
  expect((await week(token, '?fresh=true')).error).toBe(messages.microsoftBusy)
  expect((await peer.state()).requests).toEqual([])
  await connect(token)
  expect((await week(token)).error).toBeNull()
})

test('after an hour without Graph the agenda answers from what it knows, with its age, and a storm of questions reaches Microsoft once', async () => {
  const owner = await recruiter()
  const { token } = owner
  await add({ start: tomorrow(), fields: { subject: 'Blijft staan' } })
  await connect(token)
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await asRecruiter(databaseUrl(), owner, sql`update main.calendar_syncs set refreshed_at = ${hourAgo}`)
  await peer.change({ world: { graph: { kind: 'throttled', retryAfter: 90 }, requests: [] } })
  // Behind the answer: nobody waits for Microsoft.
  expect(await week(token)).toMatchObject({ refreshed_at: hourAgo, refreshing: true })
  await until(async () => (await week(token)).error === messages.microsoftBusy)
  // However long this test takes, the pause after a failure isn't over.
  await asRecruiter(databaseUrl(), owner, sql`update main.calendar_syncs set tried_at = tried_at + interval '1 hour'`)
  const storm = await Promise.all(Array.from({ length: 50 }, () => week(token)))
  for (const answer of storm) {
    expect(subjectsOf(answer)).toEqual(['Blijft staan'])
    expect(answer).toMatchObject({ refreshed_at: hourAgo, error: messages.microsoftBusy })
  }
  expect((await peer.state()).requests).toHaveLength(1)
})

test('an event with a body of a megabyte brings its facts along, never its text', async () => {
  const owner = await recruiter()
  await add({
    start: tomorrow(),
    fields: {
      subject: 'Lange uitnodiging',
      body: { contentType: 'html', content: 'geheim '.repeat(150_000) },
      bodyPreview: 'geheim '.repeat(150_000),
    },
  })
  await connect(owner.token)
  expect(subjectsOf(await week(owner.token))).toEqual(['Lange uitnodiging'])
  const { rows } = await asRecruiter(
    databaseUrl(),
    owner,
    sql`select max(length(content::text))::int as longest, bool_or(content::text like '%geheim%') as has_text from main.calendar_events`,
  )
  expect(rows).toEqual([{ longest: expect.any(Number), has_text: false }])
  expect(Number(rows[0]?.['longest'])).toBeLessThan(1_000)
})

test('a token of a megabyte connects nothing', async () => {
  const { token } = await recruiter()
  const response = await call(token, {
    method: 'POST',
    url: '/calendar/connect-microsoft',
    payload: { access_token: 'x'.repeat(1_000_000) },
  })
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'validation_failed'])
  expect((await status(token)).connected).toBe(false)
})

test('connecting with another Microsoft account takes the appointments of the first away', async () => {
  const { token } = await recruiter()
  await add({ start: tomorrow(), fields: { subject: 'Van de eerste' } })
  await connect(token)
  expect(subjectsOf(await week(token))).toEqual(['Van de eerste'])
  await peer.change({ world: { accounts: [OTHER_ACCOUNT] } })
  try {
    const answer = await call(token, {
      method: 'POST',
      url: '/calendar/connect-microsoft',
      payload: { access_token: await signIn() },
    })
    expect(answer.json()).toMatchObject({ connected: true, account: { address: OTHER_ACCOUNT.username } })
  } finally {
    await peer.change({ world: { accounts: [FIRST_ACCOUNT] } })
  }
  expect(subjectsOf(await week(token))).toEqual([])
  expect((await status(token)).account?.address).toBe(OTHER_ACCOUNT.username)
})

test('a token that was taken back leads to not connected, with what was read still there; connecting again mends it', async () => {
  const { token } = await recruiter()
  await add({ start: tomorrow(), fields: { subject: 'Van voor de intrekking' } })
  await connect(token)
  await peer.change({ world: { revoked: true } })
  const after = await week(token, '?fresh=true')
  expect(after).toMatchObject({ auth_required: true, error: messages.microsoftExpired })
  expect(subjectsOf(after)).toEqual(['Van voor de intrekking'])
  expect(await status(token)).toMatchObject({
    connected: false,
    auth_required: true,
    error: messages.microsoftExpired,
  })
  await peer.change({ world: { revoked: false } })
  await connect(token)
  expect(await status(token)).toMatchObject({ connected: true })
  expect((await week(token)).auth_required).toBe(false)
})

test('a personal account, which has no mailbox in Microsoft 365, connects nothing and is told so', async () => {
  const { token } = await recruiter()
  await peer.change({ world: { accounts: [{ ...OTHER_ACCOUNT, username: 'bo@outlook.example', hasMailbox: false }] } })
  try {
    const refused = await call(token, {
      method: 'POST',
      url: '/calendar/connect-microsoft',
      payload: { access_token: await signIn() },
    })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'forbidden', error: messages.microsoftWrongTenant })
  } finally {
    await peer.change({ world: { accounts: [FIRST_ACCOUNT] } })
  }
  expect(await status(token)).toMatchObject({ connected: false, account: null })
})

test('a token that Graph refuses connects nothing and keeps an earlier connection', async () => {
  const { token } = await recruiter()
  await connect(token)
  const refused = await call(token, {
    method: 'POST',
    url: '/calendar/connect-microsoft',
    payload: { access_token: 'verzonnen' },
  })
  expect(refused.statusCode).toBe(401)
  expect(refused.json()).toMatchObject({ code: 'microsoft_required', auth_required: true })
  expect((await status(token)).connected).toBe(true)
})

test('disconnecting forgets the tokens and the appointments', async () => {
  const owner = await recruiter()
  const { token } = owner
  await add({ start: tomorrow(), fields: { subject: 'Weg' } })
  await connect(token)
  expect((await call(token, { method: 'DELETE', url: '/calendar/connect-microsoft' })).statusCode).toBe(204)
  expect((await status(token)).connected).toBe(false)
  expect((await ask(token)).statusCode).toBe(401)
  const { rows } = await asRecruiter(
    databaseUrl(),
    owner,
    sql`select (select count(*) from main.microsoft_connections) + (select count(*) from main.calendar_events) as rows`,
  )
  expect(rows).toEqual([{ rows: '0' }])
})

test.each(['?days=0', '?days=32', '?from=morgen', '?zone=Europa/Nergens', '?fresh=misschien'])(
  '%s is refused with a field',
  async (query) => {
    const { token } = await recruiter()
    await connect(token)
    const response = await ask(token, query)
    expect(response.statusCode).toBe(400)
    expect(response.json<{ fields: unknown[] }>().fields).toHaveLength(1)
  },
)

test('the week that somebody leafs to is read too, a year ahead and long past', async () => {
  const { token } = await recruiter()
  await add(
    { start: '2027-06-01T10:00:00Z', fields: { subject: 'Ver vooruit' } },
    { start: '2019-06-01T10:00:00Z', fields: { subject: 'Lang geleden' } },
  )
  await connect(token)
  expect(subjectsOf(await week(token, '?from=2027-05-30'))).toContain('Ver vooruit')
  expect(subjectsOf(await week(token, '?from=2019-05-30'))).toContain('Lang geleden')
})
