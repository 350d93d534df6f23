import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { feedsOf } from './calendar-feed-support.ts'
import { attendee, startCalendarApp, subjectsOf, tomorrow } from './calendar-support.ts'

const app = startCalendarApp()
const { recruiter, call, databaseUrl, connect, status, ask, week, add } = app
const { planned } = feedsOf(app)

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
