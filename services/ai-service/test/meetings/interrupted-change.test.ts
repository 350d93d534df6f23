import { randomUUID } from 'node:crypto'
import { afterEach, expect, jest, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { holdAnswer } from './hold-answer.ts'
import { someDay, startMeetingsApp } from './meetings-app.ts'

const app = startMeetingsApp()
const { peer, recruiter, planned, change, eventsOf, mailsAbout, refusal } = app

afterEach(() => {
  jest.restoreAllMocks()
})

type Owner = Awaited<ReturnType<typeof recruiter>>['owner']
/** As a call leaves a meeting that it is busy with, also a process that was killed meanwhile. */
const claimUntil = (owner: Owner, id: string, until: string) =>
  app.rowsOf(
    owner,
    sql`update ai.meetings set claimed_until = clock_timestamp() + ${until}::interval where id = ${id}::uuid returning id`,
  )

test('when the answer to a change is lost, the same change once more is the change, and nobody is told twice', async () => {
  const { token } = await recruiter()
  const { meeting_id: id } = await planned(token)
  const subject = `Verloren ${randomUUID()}`
  const form = {
    subject,
    startTime: `${someDay.toISODate()}T15:00`,
    attendees: ['ans@voorbeeld.nl', 'Sanne@voorbeeld.nl'],
    message: 'Het wordt later',
    version: 1,
  }
  await peer().change({ world: { graph: { kind: 'lost-answer', times: 1 } } })
  expect(refusal(await change(token, id, form))[1]).toBe('microsoft_unavailable')
  const again = await change(token, id, form)
  expect(again.json()).toMatchObject({ subject, attendees: form.attendees, version: 2 })
  expect((await eventsOf(id))[0]?.subject).toBe(subject)
  expect((await mailsAbout(subject)).map(({ kind }) => kind)).toEqual(['update'])
  const later = await change(token, id, { ...form, startTime: `${someDay.toISODate()}T16:00`, version: 2 })
  expect(later.statusCode).toBe(200)
  expect(await mailsAbout(subject)).toHaveLength(2)
})

test('the same message goes out as often as somebody sends it', async () => {
  const { token } = await recruiter()
  const subject = `Vergeet niet ${randomUUID()}`
  const { meeting_id: id } = await planned(token, { subject })
  for (const version of [1, 2])
    expect((await change(token, id, { message: 'Neem je CV mee', version })).statusCode).toBe(200)
  expect((await mailsAbout(subject)).map(({ kind }) => kind)).toEqual(['invitation', 'update', 'update'])
})

test('a message whose answer is lost goes out once, however often it is sent again; another one goes out too', async () => {
  const { token } = await recruiter()
  const subject = `Eén keer gezegd ${randomUUID()}`
  const { meeting_id: id } = await planned(token, { subject, description: 'Over de keuken' })
  const tell = (message: string, version = 1) => change(token, id, { message, version })
  const updates = async () => (await mailsAbout(subject)).filter(({ kind }) => kind === 'update')
  await peer().change({ world: { graph: { kind: 'lost-answer', times: 1 } } })
  expect(refusal(await tell('Neem je CV mee'))[1]).toBe('microsoft_unavailable')
  expect(await updates()).toHaveLength(1)
  expect((await tell('Neem je CV mee')).json()).toMatchObject({ version: 2 })
  expect(await updates()).toHaveLength(1)
  await peer().change({ world: { graph: { kind: 'lost-answer', times: 1 } } })
  expect(refusal(await tell('Neem je CV mee', 2))[1]).toBe('microsoft_unavailable')
  expect((await tell('Neem twee CV’s mee', 2)).json()).toMatchObject({ version: 3 })
  const [, second, third] = (await updates()).map(({ comment }) => comment)
  expect(second).toContain('Neem je CV mee')
  expect(third).toContain('Neem twee CV’s mee')
  expect((await eventsOf(id))[0]?.onlineMeeting).not.toBeNull()
})

test('a message of a call that ended in the middle is not sent again once the meeting is free', async () => {
  const { token, owner } = await recruiter()
  const subject = `Halverwege ${randomUUID()}`
  const { meeting_id: id } = await planned(token, { subject })
  const form = { message: 'Tot morgen', version: 1 }
  await peer().change({ world: { graph: { kind: 'lost-answer', times: 1 } } })
  await change(token, id, form)
  // As a process leaves it that was killed after Graph's answer: still claimed, and then no longer.
  await claimUntil(owner, id, '1 minute')
  expect(refusal(await change(token, id, form))[1]).toBe('meeting_conflict')
  await claimUntil(owner, id, '-1 second')
  expect((await change(token, id, form)).json()).toMatchObject({ version: 2 })
  expect((await mailsAbout(subject)).map(({ kind }) => kind)).toEqual(['invitation', 'update'])
})

test('a call that ended in the middle holds a meeting for a while, not for ever', async () => {
  const { token, owner } = await recruiter()
  const { meeting_id: id } = await planned(token)
  await claimUntil(owner, id, '1 minute')
  expect(refusal(await change(token, id, { subject: 'Bezet', version: 1 }))[1]).toBe('meeting_conflict')
  await claimUntil(owner, id, '-1 second')
  expect((await change(token, id, { subject: 'Vrij', version: 1 })).statusCode).toBe(200)
})

test('a change that Teams took and the row refused leaves the meeting free for the next', async () => {
  const { token, owner } = await recruiter()
  const { meeting_id: id } = await planned(token)
  const candidateId = await app.candidateOf(owner)
  const answer = holdAnswer('PATCH', /\/me\/events\//)
  const pendingAnswer = change(token, id, { subject: 'Met Sanne', candidate_id: candidateId, version: 1 })
  await answer.arrived
  await app.asOwner(owner, sql`delete from main.candidates where id = ${candidateId}::uuid`)
  answer.letThrough()
  expect((await pendingAnswer).json()).toMatchObject({
    fields: [{ path: 'candidate_id', message: messages.meetingCandidateGone }],
  })
  expect((await change(token, id, { subject: 'Zonder Sanne', version: 1 })).statusCode).toBe(200)
})

test('a call that took too long takes the meeting from nobody else', async () => {
  const { token, owner } = await recruiter()
  const { meeting_id: id } = await planned(token)
  const subject = `Traag ${randomUUID()}`
  const answer = holdAnswer('GET', /\/me\/events\//)
  await peer().change({ world: { graph: { kind: 'status', status: 400, times: 1 } } })
  const pendingAnswer = change(token, id, { subject, version: 1 })
  await answer.arrived
  await claimUntil(owner, id, '1 hour')
  answer.letThrough()
  expect(refusal(await pendingAnswer)).toEqual([502, 'microsoft_unavailable', messages.meetingChangeFailed])
  for (const fields of [{ subject }, { candidate_id: await app.candidateOf(owner) }])
    expect(refusal(await change(token, id, { ...fields, version: 1 }))[1]).toBe('meeting_conflict')
})
