import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { meeting, messages } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { someDay, startMeetingsApp } from './meetings-app.ts'

const app = startMeetingsApp()
const { peer, recruiter, planned, list, read, change, cancel, eventsOf, mailsAbout, refusal, send } = app

test('another time, title and guests reach the calendar with a message, and the link stays', async () => {
  const { token } = await recruiter()
  const subject = `Tweede gesprek ${randomUUID()}`
  const newMeeting = await planned(token, { description: 'Neem je CV mee' })
  const response = await change(token, newMeeting.meeting_id, {
    subject,
    startTime: `${someDay.toISODate()}T15:00`,
    duration: 30,
    attendees: ['sanne@voorbeeld.nl', 'ans@voorbeeld.nl'],
    message: 'Het wordt later & korter',
    version: 1,
  })
  expect(response.statusCode).toBe(200)
  const changed = meeting.parse(response.json())
  expect(changed).toEqual({
    ...newMeeting,
    subject,
    scheduled_start: `${someDay.toISODate()}T13:00:00.000Z`,
    scheduled_end: `${someDay.toISODate()}T13:30:00.000Z`,
    attendees: ['sanne@voorbeeld.nl', 'ans@voorbeeld.nl'],
    version: 2,
  })
  expect((await read(token, newMeeting.meeting_id)).json()).toEqual(changed)
  const [event] = await eventsOf(newMeeting.meeting_id)
  expect(event).toMatchObject({ subject, start: { dateTime: `${someDay.toISODate()}T13:00:00`, timeZone: 'UTC' } })
  expect(event?.onlineMeeting?.joinUrl).toBe(newMeeting.join_url)
  const [update] = await mailsAbout(subject)
  expect([update?.kind, update?.to]).toEqual(['update', ['sanne@voorbeeld.nl', 'ans@voorbeeld.nl']])
  expect(update?.comment).toContain('Het wordt later &amp; korter<br><br>Neem je CV mee')
})

test('a description takes the place of the one before, and messages don’t pile up', async () => {
  const { token } = await recruiter()
  const { meeting_id: id } = await planned(token, { description: 'Eerste tekst' })
  await change(token, id, { description: 'Tweede tekst, $& en <i>', message: 'Let op', version: 1 })
  await change(token, id, { description: 'Derde tekst', version: 2 })
  const content = (await eventsOf(id))[0]?.body.content
  expect(content).toContain('Derde tekst')
  for (const earlier of ['Eerste tekst', 'Tweede tekst', 'Let op']) expect(content).not.toContain(earlier)
})

test('what only we know asks nothing of Microsoft: whom and what it is about', async () => {
  const { token, owner } = await recruiter()
  const { meeting_id: id } = await planned(token)
  const [candidateId, vacancyId] = [await app.candidateOf(owner), await app.vacancyOf(owner)]
  const before = (await peer().state()).requests.length
  const tied = await change(token, id, { candidate_id: candidateId, vacancy_id: vacancyId, version: 1 })
  expect(tied.json()).toMatchObject({ candidate: { id: candidateId }, vacancy: { id: vacancyId }, version: 2 })
  const loose = await change(token, id, { candidate_id: null, vacancy_id: null, version: 2 })
  expect(loose.json()).toMatchObject({ candidate: null, vacancy: null, version: 3 })
  expect((await peer().state()).requests).toHaveLength(before)
  const refused = await change(token, id, { candidate_id: randomUUID(), version: 3 })
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
    400,
    'Kies een kandidaat uit de lijst.',
  ])
})

test('the bot can be asked for later and sent away again', async () => {
  const { token } = await recruiter()
  const { meeting_id: id, join_url } = await planned(token)
  const recorded = async () =>
    (await peer().state()).meetings.find(({ joinWebUrl }) => joinWebUrl === join_url)?.recordAutomatically
  const firstAnswer = await change(token, id, { enableBot: true, version: 1 })
  expect(firstAnswer.json()).toMatchObject({ enable_bot: true, recording_set: true, transcript: 'consent_missing' })
  expect(await recorded()).toBe(true)
  const secondAnswer = await change(token, id, { enableBot: false, version: 2 })
  expect(secondAnswer.json()).toMatchObject({ enable_bot: false, recording_set: null, transcript: 'none' })
  expect(await recorded()).toBe(false)
})

test('a change on an older version is a conflict, of two at once one wins, and Microsoft hears of that one alone', async () => {
  const { token } = await recruiter()
  const { meeting_id: id } = await planned(token)
  const subjects = [`Ene ${randomUUID()}`, `Andere ${randomUUID()}`]
  const answers = await Promise.all(subjects.map((subject) => change(token, id, { subject, version: 1 })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [lost] = answers.filter(({ statusCode }) => statusCode === 409)
  expect(lost && refusal(lost)).toEqual([409, 'meeting_conflict', messages.meetingConflict])
  const { subject } = meeting.parse((await read(token, id)).json())
  const unheard = subjects.find((other) => other !== subject) ?? ''
  expect([(await mailsAbout(subject)).length, await mailsAbout(unheard)]).toEqual([1, []])
  expect((await eventsOf(id))[0]?.subject).toBe(subject)
  expect(refusal(await change(token, id, { subject: 'Te laat', version: 1 }))[0]).toBe(409)
})

test('a change that Microsoft doesn’t take changes nothing here, and works the next time', async () => {
  const { token } = await recruiter()
  const newMeeting = await planned(token)
  await peer().change({ world: { graph: { kind: 'status', status: 503, retryAfter: 0 } } })
  const response = await change(token, newMeeting.meeting_id, { subject: 'Anders', version: 1 })
  expect(refusal(response)).toEqual([503, 'microsoft_unavailable', messages.microsoftUnavailable])
  expect((await read(token, newMeeting.meeting_id)).json()).toEqual(newMeeting)
  await peer().change({ world: { graph: { kind: 'throttled', retryAfter: 60 } } })
  const busy = await change(token, newMeeting.meeting_id, { subject: 'Anders', version: 1 })
  expect([...refusal(busy), busy.headers['retry-after']]).toEqual([
    503,
    'microsoft_unavailable',
    messages.microsoftBusy,
    '60',
  ])
  await peer().change({ world: { graph: null } })
  expect((await change(token, newMeeting.meeting_id, { subject: 'Anders', version: 1 })).statusCode).toBe(200)
})

test('a past day, a skipped hour and an unknown zone are refused; the hour in another zone moves the meeting', async () => {
  const { token } = await recruiter()
  const { meeting_id: id } = await planned(token)
  for (const [fields, message] of [
    [{ startTime: '2020-01-01T10:00' }, messages.meetingInPast],
    [{ startTime: '2030-03-31T02:30' }, messages.meetingTimeMissing],
    [{ timeZone: 'Mars/Olympus' }, messages.meetingZoneUnknown],
  ] as const)
    expect(refusal(await change(token, id, { ...fields, version: 1 }))).toEqual([400, 'validation_failed', message])
  const moved = await change(token, id, { timeZone: 'America/New_York', version: 1 })
  expect(moved.json()).toMatchObject({
    scheduled_start: `${someDay.toISODate()}T14:30:00.000Z`,
    scheduled_end: `${someDay.toISODate()}T15:30:00.000Z`,
    time_zone: 'America/New_York',
  })
})

test('cancelling tells the guests once, and again changes nothing', async () => {
  const { token } = await recruiter()
  const subject = `Gaat niet door ${randomUUID()}`
  const newMeeting = await planned(token, { subject, enableBot: true })
  const response = await cancel(token, newMeeting.meeting_id, 'Ik ben ziek')
  expect(response.json()).toEqual({ ...newMeeting, state: 'cancelled', transcript: 'none', version: 2 })
  expect((await cancel(token, newMeeting.meeting_id, 'Nog eens')).json()).toEqual(response.json())
  expect((await mailsAbout(subject)).map(({ kind, comment }) => [kind, comment])).toEqual([
    ['invitation', ''],
    ['cancellation', 'Ik ben ziek'],
  ])
  expect(await list(token)).toEqual([response.json()])
  expect(refusal(await change(token, newMeeting.meeting_id, { subject: 'Toch', version: 2 }))[0]).toBe(409)
})

test('when the answer to a cancellation is lost, once more is enough; an event that is gone is cancelled', async () => {
  const { token } = await recruiter()
  const { meeting_id: id } = await planned(token)
  await peer().change({ world: { graph: { kind: 'lost-answer', times: 1 } } })
  expect(refusal(await cancel(token, id))).toEqual([503, 'microsoft_unavailable', messages.microsoftUnavailable])
  expect((await read(token, id)).json()).toMatchObject({ state: 'planned' })
  expect((await cancel(token, id)).json()).toMatchObject({ state: 'cancelled' })
})

test('changing what somebody took out of their calendar finds it cancelled', async () => {
  const { token } = await recruiter()
  const { meeting_id: id } = await planned(token)
  await peer().change({ clear: true })
  expect(refusal(await change(token, id, { subject: 'Anders', version: 1 }))[1]).toBe('meeting_conflict')
  expect((await read(token, id)).json()).toMatchObject({ state: 'cancelled' })
})

test('a colleague, a stranger and somebody without Teams see and change nothing', async () => {
  const { token, owner } = await recruiter()
  const { meeting_id: id } = await planned(token)
  const colleague = await app.colleagueOf(owner)
  const { token: stranger } = await app.newRecruiter()
  for (const other of [colleague, stranger])
    for (const answer of [
      await read(other, id),
      await change(other, id, { subject: 'Van mij', version: 1 }),
      await cancel(other, id),
    ])
      expect(refusal(answer)).toEqual([404, 'not_found', messages.meetingGone])
  for (const unknown of [randomUUID(), 'geen-id', "'; drop table"])
    expect(refusal(await read(token, encodeURIComponent(unknown)))[0]).toBe(404)
  expect((await read(token, id)).json()).toMatchObject({ state: 'planned', version: 1 })
})

test('the list has what comes, soonest first, then what was, and is read without a connection too', async () => {
  const { token, owner } = await recruiter()
  const later = await planned(token, { startTime: `${someDay.plus({ days: 3 }).toISODate()}T10:00` })
  const soon = await planned(token)
  const cancelled = await planned(token, { startTime: `${someDay.plus({ days: 1 }).toISODate()}T10:00` })
  await cancel(token, cancelled.meeting_id)
  const past = await planned(token, { subject: 'Van vorig jaar' })
  await app.rowsOf(
    owner,
    sql`update ai.meetings set starts = '2025-01-06T09:00Z', ends = '2025-01-06T10:00Z' where id = ${past.meeting_id}::uuid returning id`,
  )
  const ids = [soon, later, cancelled, past].map(({ meeting_id }) => meeting_id)
  expect((await list(token)).map(({ meeting_id }) => meeting_id)).toEqual(ids)
  expect((await send(token, 'DELETE', '/api/teams-connection')).statusCode).toBe(204)
  expect((await list(token)).map(({ meeting_id }) => meeting_id)).toEqual(ids)
  expect(refusal(await cancel(token, soon.meeting_id))[0]).toBe(401)
})

test('the list comes in pages, from what comes on into what was, each meeting once', async () => {
  const { token, owner } = await recruiter()
  const dayOf = (days: number) => ({ startTime: `${someDay.plus({ days }).toISODate()}T10:00` })
  const newMeetings = []
  for (const days of [0, 1, 2, 3, 4]) newMeetings.push(await planned(token, dayOf(days)))
  const ids = newMeetings.map(({ meeting_id }) => meeting_id)
  await app.rowsOf(
    owner,
    sql`update ai.meetings set starts = '2025-01-06T09:00Z', ends = '2025-01-06T10:00Z' where id in (${ids[3]}::uuid, ${ids[4]}::uuid) returning id`,
  )
  const pages: string[][] = []
  let next: string | undefined = '/api/meetings?limit=2'
  while (next !== undefined) {
    const response = await send(token, 'GET', next)
    pages.push(
      meeting
        .array()
        .parse(response.json())
        .map(({ meeting_id }) => meeting_id),
    )
    next = /^<(.+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1]
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
  expect(pages.flat().slice(0, 3)).toEqual(ids.slice(0, 3))
  expect(new Set(pages.flat())).toEqual(new Set(ids))
  for (const query of ['limit=0', 'cursor=onzin', 'limit=veel'])
    expect(refusal(await send(token, 'GET', `/api/meetings?${query}`))[0]).toBe(400)
})

test('no other organisation has the rows, and a job without one sees only transcripts that wait', async () => {
  const { token, owner } = await recruiter()
  const { meeting_id: quiet } = await planned(token)
  const { meeting_id: recorded } = await planned(token, { enableBot: true })
  const idsAs = async (settings: { accountId: string; organisationId: string }) =>
    (await app.rowsOf(settings, sql`select id from ai.meetings`)).map(({ id }) => id)
  expect(new Set(await idsAs(owner))).toEqual(new Set([quiet, recorded]))
  expect(await idsAs((await app.newRecruiter()).owner)).toEqual([])
  const job = { accountId: '', organisationId: '' }
  expect(await idsAs(job)).toContain(recorded)
  expect(await idsAs(job)).not.toContain(quiet)
  expect(await app.rowsOf(job, sql`update ai.meetings set subject = 'x' returning id`)).toEqual([])
})
