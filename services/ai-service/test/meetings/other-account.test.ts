import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { meeting, messages, otherAccountText } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { ALEX, formOf, NOOR, startMeetingsApp } from './meetings-app.ts'

const app = startMeetingsApp()
const {
  peer,
  recruiter,
  planned,
  read,
  change,
  cancel,
  finish,
  discard,
  connectAs,
  eventsOf,
  mailsAbout,
  refusal,
  list,
} = app

const refusedFor = (wanted: Parameters<typeof otherAccountText>[1]) => [
  409,
  'microsoft_other_account',
  otherAccountText(NOOR.username, wanted),
]

test('under another account a meeting is neither changed nor cancelled, and its planner is named', async () => {
  const { token } = await recruiter()
  const subject = `Kennismaking ${randomUUID()}`
  const newMeeting = await planned(token, { subject })
  await connectAs(token, ALEX)
  expect(refusal(await change(token, newMeeting.meeting_id, { subject: 'Anders', version: 1 }))).toEqual(
    refusedFor('te wijzigen'),
  )
  expect(refusal(await cancel(token, newMeeting.meeting_id))).toEqual(refusedFor('af te zeggen'))
  expect((await read(token, newMeeting.meeting_id)).json()).toEqual(newMeeting)
  expect((await mailsAbout(subject)).map(({ kind }) => kind)).toEqual(['invitation'])
})

test('the same account changes it again, also under another address', async () => {
  const { token } = await recruiter()
  const { meeting_id: id } = await planned(token)
  await connectAs(token, ALEX)
  await connectAs(token, { username: 'noor.de.recruiter@werving.example' })
  const subject = `Later ${randomUUID()}`
  expect((await change(token, id, { subject, version: 1 })).json()).toMatchObject({ subject, version: 2 })
  expect((await cancel(token, id)).json()).toMatchObject({ state: 'cancelled' })
})

test('an account of another tenant is another account, whatever its object id', async () => {
  const { token } = await recruiter()
  const { meeting_id: id } = await planned(token)
  await connectAs(token, { tid: randomUUID() })
  expect(refusal(await cancel(token, id))).toEqual(refusedFor('af te zeggen'))
})

test('what only we know of a meeting changes under any account', async () => {
  const { token, owner } = await recruiter()
  const { meeting_id: id } = await planned(token)
  const candidateId = await app.candidateOf(owner)
  await connectAs(token, ALEX)
  expect((await change(token, id, { candidate_id: candidateId, version: 1 })).statusCode).toBe(200)
})

test('a meeting of before accounts were stored is changed under any', async () => {
  const { token, owner } = await recruiter()
  const { meeting_id: id } = await planned(token)
  await app.rowsOf(
    owner,
    sql`update ai.meetings set microsoft_account = null, microsoft_address = null where id = ${id}::uuid returning id`,
  )
  expect((await change(token, id, { subject: 'Nog steeds', version: 1 })).statusCode).toBe(200)
})

test('what one account began another neither finishes nor discards, and no second event is made', async () => {
  const { token } = await recruiter()
  const form = formOf({ subject: `Verloren ${randomUUID()}` })
  await peer().change({ world: { graph: { kind: 'lost-answer', times: 1 } } })
  expect(refusal(await app.schedule(token, form))[1]).toBe('microsoft_unavailable')
  const [unfinished] = await list(token)
  const id = unfinished?.meeting_id ?? ''
  await connectAs(token, ALEX)
  expect(refusal(await app.schedule(token, form))).toEqual(refusedFor('af te maken'))
  expect(refusal(await finish(token, id))).toEqual(refusedFor('af te maken'))
  expect(refusal(await discard(token, id))).toEqual(refusedFor('weg te gooien'))
  expect(await eventsOf(id)).toHaveLength(1)
  await connectAs(token, {})
  expect(meeting.parse((await finish(token, id)).json())).toMatchObject({ meeting_id: id, state: 'planned' })
  expect((await mailsAbout(form.subject)).map(({ kind }) => kind)).toEqual(['invitation'])
  expect(refusal(await read(token, randomUUID()))[2]).toBe(messages.meetingGone)
})
