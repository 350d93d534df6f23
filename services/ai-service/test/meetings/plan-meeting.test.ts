import { randomUUID } from 'node:crypto'
import { afterEach, expect, jest, test } from '@jest/globals'
import { limits, meeting, messages, microsoftRequired } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { holdAnswer } from './hold-answer.ts'
import { formOf, someDay, startMeetingsApp } from './meetings-app.ts'

const app = startMeetingsApp()
const { peer, recruiter, newRecruiter, schedule, planned, list, eventsOf, mailsAbout, refusal, send } = app

test('a meeting is planned in the calendar and in Teams, everybody is invited, and it stands in the list', async () => {
  const { token, owner } = await recruiter()
  const candidateId = await app.candidateOf(owner)
  const vacancyId = await app.vacancyOf(owner)
  const subject = `Kennismaking ${randomUUID()}`
  const form = formOf({
    subject,
    description: 'Over de keuken & <b>de rest</b>',
    attendees: [' Sanne@voorbeeld.nl', 'ans@voorbeeld.nl ', 'sanne@VOORBEELD.nl'],
    enableBot: true,
    duration: 45,
    candidate_id: candidateId,
    vacancy_id: vacancyId,
  })
  const response = await schedule(token, form)
  expect(response.statusCode).toBe(201)
  const newMeeting = meeting.parse(response.json())
  // Summer time: half past ten in Amsterdam.
  expect(newMeeting).toEqual({
    meeting_id: expect.any(String),
    subject,
    description: 'Over de keuken & <b>de rest</b>',
    scheduled_start: `${someDay.toISODate()}T08:30:00.000Z`,
    scheduled_end: `${someDay.toISODate()}T09:15:00.000Z`,
    time_zone: 'Europe/Amsterdam',
    attendees: ['Sanne@voorbeeld.nl', 'ans@voorbeeld.nl'],
    enable_bot: true,
    recording_set: true,
    state: 'planned',
    join_url: expect.stringMatching(/^https:\/\/teams/),
    candidate: { id: candidateId, name: 'Sanne' },
    vacancy: { id: vacancyId, title: 'Kok' },
    transcript: 'consent_missing',
    version: 1,
  })
  const [event] = await eventsOf(newMeeting.meeting_id)
  expect(event?.start).toEqual({ dateTime: `${someDay.toISODate()}T08:30:00`, timeZone: 'UTC' })
  expect(event?.body.content).toContain('Over de keuken &amp; &lt;b&gt;de rest&lt;/b&gt;')
  expect((await mailsAbout(subject)).map(({ kind, to }) => [kind, to])).toEqual([
    ['invitation', ['Sanne@voorbeeld.nl', 'ans@voorbeeld.nl']],
  ])
  const inTeams = (await peer().state()).meetings.find(({ joinWebUrl }) => joinWebUrl === newMeeting.join_url)
  expect(inTeams).toMatchObject({ recordAutomatically: true, allowTranscription: true })
  expect(await list(token)).toEqual([newMeeting])
})

test('what is absent has its default: an hour, in Amsterdam, with the bot; without a key too', async () => {
  const { token } = await recruiter()
  const { subject, startTime, attendees } = formOf()
  const response = await schedule(token, { subject, startTime, attendees })
  expect(meeting.parse(response.json())).toMatchObject({
    scheduled_end: `${someDay.toISODate()}T09:30:00.000Z`,
    time_zone: 'Europe/Amsterdam',
    enable_bot: true,
    description: '',
    candidate: null,
  })
})

test('a double click plans one meeting, with a key and without', async () => {
  const { token } = await recruiter()
  const { creation_key: _key, ...keyless } = formOf({ subject: `Zonder ${randomUUID()}` })
  for (const form of [formOf({ subject: `Met ${randomUUID()}` }), keyless]) {
    const answers = await Promise.all([schedule(token, form), schedule(token, form)])
    const again = await schedule(token, form)
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 201])
    expect(again.statusCode).toBe(200)
    const [first, second] = answers.map((answer) => meeting.parse(answer.json()))
    expect(second).toEqual(first)
    expect(again.json()).toEqual(first)
    expect(await mailsAbout(form.subject)).toHaveLength(1)
  }
  expect(await list(token)).toHaveLength(2)
})

test('when the answer of Microsoft is lost, the same form plans that one meeting, also after a change', async () => {
  const { token } = await recruiter()
  const form = formOf({ subject: `Verloren ${randomUUID()}` })
  await peer().change({ world: { graph: { kind: 'lost-answer', times: 1 } } })
  expect(refusal(await schedule(token, form))).toEqual([503, 'microsoft_unavailable', messages.microsoftUnavailable])
  expect((await list(token)).map(({ state }) => state)).toEqual(['unfinished'])
  const response = await schedule(token, { ...form, startTime: `${someDay.toISODate()}T14:00`, description: 'Later' })
  const newMeeting = meeting.parse(response.json())
  expect([response.statusCode, newMeeting.scheduled_start]).toEqual([200, `${someDay.toISODate()}T12:00:00.000Z`])
  const events = await eventsOf(newMeeting.meeting_id)
  expect(events).toHaveLength(1)
  expect(events[0]?.start.dateTime).toBe(`${someDay.toISODate()}T12:00:00`)
  expect(events[0]?.body.content).toContain('Later')
  expect(events[0]?.onlineMeeting?.joinUrl).toBe(newMeeting.join_url)
  expect((await mailsAbout(form.subject)).map(({ kind }) => kind)).toEqual(['invitation', 'update'])
})

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['the event', 'POST', /\/me\/events$/],
  ['the recording', 'PATCH', /\/me\/onlineMeetings\//],
])('a form that changes while Microsoft is asked for %s is the meeting, here and in Teams', async (_, method, path) => {
  const { token, owner } = await recruiter()
  const first = formOf({ subject: `Eerst ${randomUUID()}`, enableBot: true })
  const second = { ...first, subject: `Daarna ${randomUUID()}`, description: 'Anders', enableBot: false }
  const answer = holdAnswer(method, path)
  const pendingAnswer = schedule(token, first)
  await answer.arrived
  const resent = schedule(token, second)
  await until(async () => (await app.rowsOf(owner, sql`select id from ai.meetings where amended`)).length === 1)
  answer.letThrough()
  const answers = (await Promise.all([pendingAnswer, resent])).map((response) => meeting.parse(response.json()))
  expect(await list(token)).toEqual([answers[0]])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[0]).toMatchObject({ subject: second.subject, description: 'Anders', enable_bot: false })
  const events = await eventsOf(answers[0]?.meeting_id ?? '')
  expect(events.map(({ subject }) => subject)).toEqual([second.subject])
  expect(events[0]?.body.content).toContain('Anders')
  const inTeams = (await peer().state()).meetings.find(({ joinWebUrl }) => joinWebUrl === answers[0]?.join_url)
  expect(inTeams?.recordAutomatically).not.toBe(true)
})

test('a form that another process planned meanwhile is the meeting of both', async () => {
  const { token, owner } = await recruiter()
  const answer = holdAnswer('POST', /\/me\/events$/)
  const pendingAnswer = schedule(token, formOf())
  await answer.arrived
  const subject = `Daarna ${randomUUID()}`
  await app.rowsOf(
    owner,
    sql`update ai.meetings set state = 'planned', event_id = 'elders', subject = ${subject}, version = 2 returning id`,
  )
  answer.letThrough()
  expect((await pendingAnswer).json()).toMatchObject({ subject, state: 'planned', version: 2 })
})

test('a burst of 429 is waited for; one that lasts is told with its time, and nothing is planned', async () => {
  const { token } = await recruiter()
  await peer().change({ world: { graph: { kind: 'throttled', retryAfter: 0, times: 2 } } })
  expect((await schedule(token, formOf())).statusCode).toBe(201)
  await peer().change({ world: { graph: { kind: 'throttled', retryAfter: 120 } } })
  const response = await schedule(token, formOf())
  expect(refusal(response)).toEqual([503, 'microsoft_unavailable', messages.microsoftBusy])
  expect(response.headers['retry-after']).toBe('120')
  expect((await list(token)).filter(({ state }) => state === 'planned')).toHaveLength(1)
})

test.each([500, 503])('Graph that answers %i plans nothing; the same form does later', async (status) => {
  const { token } = await recruiter()
  const form = formOf()
  await peer().change({ world: { graph: { kind: 'status', status } } })
  expect(refusal(await schedule(token, form))).toEqual([503, 'microsoft_unavailable', messages.microsoftUnavailable])
  await peer().change({ world: { graph: null } })
  expect((await schedule(token, form)).statusCode).toBe(200)
  expect(await list(token)).toHaveLength(1)
})

test('a request that Graph refuses has the text of planning; a tenant that forbids it sends to the administrator', async () => {
  const { token } = await recruiter()
  await peer().change({ world: { graph: { kind: 'status', status: 400, times: 1 } } })
  expect(refusal(await schedule(token, formOf()))).toEqual([
    502,
    'microsoft_unavailable',
    'Er ging iets mis bij het plannen van de meeting',
  ])
  await peer().change({ world: { graph: { kind: 'status', status: 403, times: 1 } } })
  expect(refusal(await schedule(token, formOf()))).toEqual([403, 'forbidden', messages.microsoftNeedsAdministrator])
})

test('an account without a mailbox in Microsoft 365 is told that it is not one to connect with', async () => {
  const { token } = await recruiter()
  const graph = { kind: 'status', status: 404, code: 'MailboxNotEnabledForRESTAPI', times: 1 }
  await peer().change({ world: { graph } })
  expect(refusal(await schedule(token, formOf()))).toEqual([403, 'forbidden', messages.microsoftWrongTenant])
})

test('a tenant that refuses to record still gets its meeting, which says so', async () => {
  const { token } = await recruiter()
  await peer().change({ world: { recordingAllowed: false } })
  const newMeeting = await planned(token, { enableBot: true })
  expect(newMeeting).toMatchObject({ state: 'planned', enable_bot: true, recording_set: false, transcript: 'none' })
})

test('an account without Teams for business gets an appointment without a link, and no recording', async () => {
  const { token } = await recruiter()
  await peer().change({ world: { hasTeams: false } })
  expect(await planned(token, { enableBot: true })).toMatchObject({
    state: 'planned',
    join_url: null,
    recording_set: false,
    transcript: 'none',
  })
})

test('without a connection there is a code, the same one while it waits; once typed, planning works', async () => {
  const { token } = await newRecruiter()
  const form = formOf()
  const [listed, scheduled] = await Promise.all([send(token, 'GET', '/api/meetings'), schedule(token, form)])
  expect(refusal(listed)).toEqual([401, 'microsoft_required', messages.microsoftRequired])
  const required = microsoftRequired.required().parse(scheduled.json())
  expect(microsoftRequired.parse(listed.json())).toEqual(required)
  expect(microsoftRequired.parse((await schedule(token, form)).json())).toEqual(required)
  await app.approve(token, required.user_code)
  expect((await send(token, 'GET', '/api/meetings')).json()).toEqual([])
  expect((await schedule(token, form)).statusCode).toBe(201)
})

test('a sign-in that was taken back asks for another one; what was planned stays readable', async () => {
  const { token } = await recruiter()
  const newMeeting = await planned(token)
  await peer().change({ world: { expiredBefore: Date.now() + 1_000, revoked: true } })
  const response = await schedule(token, formOf())
  expect(refusal(response)).toEqual([401, 'microsoft_required', messages.microsoftExpired])
  expect(microsoftRequired.parse(response.json()).user_code).toEqual(expect.any(String))
  expect(await list(token)).toContainEqual(newMeeting)
  await peer().change({ world: { expiredBefore: 0 } })
})

let signedIn: ReturnType<typeof recruiter> | undefined
/** One recruiter for all that is refused. */
const refused = () => (signedIn ??= recruiter())

test.each([
  ['no subject', { subject: ' ' }, 'subject', 'Vul een titel in.'],
  ['a time that isn’t there', { startTime: 'morgen' }, 'startTime', messages.meetingTimeRefused],
  ['a day that isn’t there', { startTime: '2030-02-30T10:00' }, 'startTime', messages.meetingTimeRefused],
  ['a day that was', { startTime: '2020-01-01T10:00' }, 'startTime', messages.meetingInPast],
  ['the hour that summer time skips', { startTime: '2030-03-31T02:30' }, 'startTime', messages.meetingTimeMissing],
  ['a far day', { startTime: '9999-12-31T23:59' }, 'startTime', messages.meetingTooFar],
  ['an unknown zone', { timeZone: 'Europe/Atlantis' }, 'timeZone', messages.meetingZoneUnknown],
  ['no length', { duration: 0 }, 'duration', 'Kies een duur van 5 minuten tot 8 uur.'],
  ['ten years', { duration: 5_256_000 }, 'duration', 'Kies een duur van 5 minuten tot 8 uur.'],
  ['nobody', { attendees: [] }, 'attendees', 'Vul minstens één deelnemer in.'],
  ['no address', { attendees: ['sanne'] }, 'attendees.0', 'Dit is geen e-mailadres.'],
  ['somebody unknown', { candidate_id: randomUUID() }, 'candidate_id', 'Kies een kandidaat uit de lijst.'],
  ['an unknown vacancy', { vacancy_id: randomUUID() }, 'vacancy_id', 'Kies een vacature uit de lijst.'],
  [
    'five hundred people',
    { attendees: Array.from({ length: 500 }, (_, index) => `mens${index}@voorbeeld.nl`) },
    'attendees',
    `Nodig hoogstens ${limits.attendees} mensen uit.`,
  ],
])('%s is refused beside its field, and Microsoft hears nothing of it', async (_name, fields, path, message) => {
  const { token } = await refused()
  const before = (await peer().state()).requests.length
  const response = await schedule(token, { ...formOf(), ...fields })
  expect(response.statusCode).toBe(400)
  expect(response.json<{ fields: object[] }>().fields).toContainEqual({ path, message })
  expect((await peer().state()).requests).toHaveLength(before)
})

test('a candidate of somebody else can not be tied to a meeting', async () => {
  const { token } = await recruiter()
  const stranger = await newRecruiter()
  const response = await schedule(token, formOf({ candidate_id: await app.candidateOf(stranger.owner) }))
  expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([
    400,
    'Kies een kandidaat uit de lijst.',
  ])
})

test('a body of a megabyte is refused', async () => {
  const { token } = await refused()
  const response = await schedule(token, { ...formOf(), description: 'x'.repeat(1_100_000) })
  expect([400, 413]).toContain(response.statusCode)
})

test('mark-up in a subject is text, also in Microsoft', async () => {
  const { token } = await recruiter()
  const subject = `<script>alert(1)</script> "${randomUUID()}" & co`
  const newMeeting = await planned(token, { subject })
  expect([newMeeting.subject, (await eventsOf(newMeeting.meeting_id))[0]?.subject]).toEqual([subject, subject])
})
