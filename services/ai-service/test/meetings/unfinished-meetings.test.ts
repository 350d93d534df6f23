import { randomUUID } from 'node:crypto'
import { afterEach, expect, jest, test } from '@jest/globals'
import { meeting, messages, type MeetingDraft } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { holdAnswer } from './hold-answer.ts'
import { formOf, someDay, startMeetingsApp } from './meetings-app.ts'

const app = startMeetingsApp()
const { peer, recruiter, schedule, planned, list, read, finish, discard, eventsOf, mailsAbout, refusal } = app

afterEach(() => {
  jest.restoreAllMocks()
})

/** A meeting whose row is there, and of which Graph has an event only when it heard of it. */
const unfinished = async (
  token: string,
  { heard = true, fields = {} }: { heard?: boolean; fields?: Partial<MeetingDraft> } = {},
) => {
  const form = formOf({ subject: `Half ${randomUUID()}`, ...fields })
  await peer().change({
    world: { graph: heard ? { kind: 'lost-answer', times: 1 } : { kind: 'status', status: 503, times: 1 } },
  })
  expect((await schedule(token, form)).statusCode).toBe(503)
  await peer().change({ world: { graph: null } })
  const listed = await list(token)
  return { form, made: listed.find(({ subject }) => subject === form.subject) }
}

test.each([true, false])(
  'one that Graph heard of (%s) is listed, and finished as it was filled in, once',
  async (isHeard) => {
    const { token, owner } = await recruiter()
    const candidateId = await app.candidateOf(owner)
    const { form, made } = await unfinished(token, {
      heard: isHeard,
      fields: { candidate_id: candidateId, description: 'Over het werk' },
    })
    expect(made).toMatchObject({ state: 'unfinished', join_url: null, version: 1 })
    const id = made?.meeting_id ?? ''
    const response = await finish(token, id)
    expect(response.json()).toMatchObject({
      meeting_id: id,
      state: 'planned',
      subject: form.subject,
      description: 'Over het werk',
      candidate: { id: candidateId },
      join_url: expect.stringMatching(/^https:/),
    })
    expect((await finish(token, id)).json()).toEqual(response.json())
    expect((await schedule(token, form)).json()).toEqual(response.json())
    expect(await list(token)).toEqual([response.json()])
    expect(await mailsAbout(form.subject)).toHaveLength(1)
  },
)

test('discarding cancels what Graph made of it, and nothing is left', async () => {
  const { token } = await recruiter()
  const { form, made } = await unfinished(token)
  const id = made?.meeting_id ?? ''
  expect((await discard(token, id)).statusCode).toBe(204)
  expect(await list(token)).toEqual([])
  expect(await eventsOf(id)).toEqual([])
  expect((await mailsAbout(form.subject)).map(({ kind }) => kind)).toEqual(['invitation', 'cancellation'])
  expect(refusal(await discard(token, id))).toEqual([404, 'not_found', messages.meetingGone])
})

test('discarding one that Graph never heard of sends nobody anything, and leaves other appointments', async () => {
  const { token } = await recruiter()
  const other = await planned(token)
  const { form, made } = await unfinished(token, { heard: false })
  expect((await discard(token, made?.meeting_id ?? '')).statusCode).toBe(204)
  expect(await mailsAbout(form.subject)).toEqual([])
  expect(await list(token)).toEqual([other])
  expect(await eventsOf(other.meeting_id)).toHaveLength(1)
})

test('what Graph made of an earlier form is cancelled where that form had put it', async () => {
  const { token } = await recruiter()
  const { form, made } = await unfinished(token)
  await peer().change({ world: { graph: { kind: 'status', status: 503, times: 1 } } })
  const later = `${someDay.plus({ days: 9 }).toISODate()}T16:00`
  expect((await schedule(token, { ...form, startTime: later })).statusCode).toBe(503)
  await peer().change({ world: { graph: null } })
  expect((await discard(token, made?.meeting_id ?? '')).statusCode).toBe(204)
  expect(await eventsOf(made?.meeting_id ?? '')).toEqual([])
})

test('a discard that Graph doesn’t answer leaves the meeting, and works the next time', async () => {
  const { token } = await recruiter()
  const { made } = await unfinished(token)
  const id = made?.meeting_id ?? ''
  await peer().change({ world: { graph: { kind: 'status', status: 503, retryAfter: 0 } } })
  expect(refusal(await discard(token, id))).toEqual([503, 'microsoft_unavailable', messages.microsoftUnavailable])
  expect(await list(token)).toEqual([made])
  await peer().change({ world: { graph: null } })
  expect((await discard(token, id)).statusCode).toBe(204)
})

test('while a call plans a meeting it isn’t listed as unfinished, nor discarded', async () => {
  const { token, owner } = await recruiter()
  const answer = holdAnswer('POST', /\/me\/events$/)
  const pendingAnswer = schedule(token, formOf())
  await answer.arrived
  expect((await app.send(token, 'GET', '/api/meetings')).json()).toEqual([])
  const [row] = await app.rowsOf(owner, sql`select id from ai.meetings`)
  const id = String(row?.['id'])
  expect(refusal(await discard(token, id))).toEqual([409, 'meeting_conflict', messages.meetingBusy])
  answer.letThrough()
  expect(meeting.parse((await pendingAnswer).json())).toMatchObject({ meeting_id: id, state: 'planned' })
  expect(refusal(await discard(token, id))).toEqual([409, 'meeting_conflict', messages.meetingConflict])
})

test('one whose time is over isn’t planned any more', async () => {
  const { token, owner } = await recruiter()
  const { made } = await unfinished(token, { heard: false })
  const id = made?.meeting_id ?? ''
  await app.rowsOf(
    owner,
    sql`update ai.meetings set starts = '2025-01-06T09:00Z', ends = '2025-01-06T10:00Z' where id = ${id}::uuid returning id`,
  )
  expect(refusal(await finish(token, id))).toEqual([400, 'validation_failed', messages.meetingInPast])
})

test('a colleague neither finishes nor discards it, and it is no meeting to change', async () => {
  const { token, owner } = await recruiter()
  const { made } = await unfinished(token)
  const id = made?.meeting_id ?? ''
  const colleague = await app.colleagueOf(owner)
  for (const answer of [await finish(colleague, id), await discard(colleague, id), await read(token, id)])
    expect(refusal(answer)).toEqual([404, 'not_found', messages.meetingGone])
})
