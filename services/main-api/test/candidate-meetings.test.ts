import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { candidateExport, type ErasureReport } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { scoresOf } from './scores-support.ts'
import { startApp } from './start-app.ts'

const app = startApp()
const { call, databaseUrl, recruiter } = app
const { createCandidate, events, merge, remove, unmerge } = candidatesOf(app)
const { query } = scoresOf(databaseUrl)

const two = async () => {
  const { token, account } = await recruiter()
  const one = await createCandidate(token, { name: 'Noor' })
  const other = await createCandidate(token, { name: 'N. Visser' })
  /** As ai-service stores a meeting that was held. */
  const meet = async (candidateId: string, subject: string, state = 'planned') => {
    const id = randomUUID()
    await query(
      `insert into ai.meetings (id, organisation_id, account_id, creation_key, subject, description, starts, ends, time_zone, attendees, enable_bot, state, candidate_id)
        values ($1, $2, $3, $1, $4, 'Over de keuken', '2030-03-01T09:00Z', '2030-03-01T10:00Z', 'Europe/Amsterdam', '{noor@voorbeeld.nl}', true, $5, $6)`,
      [id, account.organisation_id, account.id, subject, state, candidateId],
    )
    await query(
      `insert into ai.meeting_segments (meeting_id, position, organisation_id, starts, ends, speaker, text)
        values ($1, 1, $2, 2, 3, 'Noor', 'Ik kook graag.'), ($1, 0, $2, 0, 2, 'Ans', 'Wat doe je graag?')`,
      [id, account.organisation_id],
    )
    return id
  }
  /** As ai-service stores what Teams wrote of it. */
  const record = async (meetingId: string, candidateId: string) => {
    await query(
      `insert into ai.recordings (id, organisation_id, account_id, candidate_id, teams_meeting_id, file_name, summary, transcript, source)
        values ($1, $2, $3, $4, $5, 'Kennismaking', 'Noor kookt.', 'Noor: Ik kook graag.', 'teams')`,
      [randomUUID(), account.organisation_id, account.id, candidateId, meetingId],
    )
  }
  const meetingsOf = async (id: string) =>
    candidateExport.parse((await call(token, { url: `/api/candidates/${id}/export` })).json()).meetings
  const subjectsOf = async (id: string) => (await meetingsOf(id))?.map(({ subject }) => subject)
  return { token, account, one: one.id, other: other.id, meet, record, meetingsOf, subjectsOf }
}

test('the export has the meetings with somebody, with what was said; one that was never planned is none', async () => {
  const { account, one, other, meet, meetingsOf } = await two()
  const id = await meet(one, 'Kennismaking')
  await meet(one, 'Nooit gepland', 'unfinished')
  expect(await meetingsOf(other)).toEqual([])
  expect(await meetingsOf(one)).toEqual([
    {
      id,
      subject: 'Kennismaking',
      description: 'Over de keuken',
      scheduled_start: '2030-03-01T09:00:00.000Z',
      scheduled_end: '2030-03-01T10:00:00.000Z',
      attendees: ['noor@voorbeeld.nl'],
      state: 'planned',
      by: account.email,
      transcript: 'Ans: Wat doe je graag?\nNoor: Ik kook graag.',
    },
  ])
})

test('a merge takes them along, undone both are as before', async () => {
  const { token, one, other, meet, subjectsOf } = await two()
  await meet(one, 'Kennismaking')
  await meet(other, 'Tweede gesprek')
  expect((await merge(token, one, { other_id: other })).statusCode).toBe(200)
  expect((await subjectsOf(one))?.toSorted()).toEqual(['Kennismaking', 'Tweede gesprek'])
  expect((await unmerge(token, one)).statusCode).toBe(200)
  expect([await subjectsOf(one), await subjectsOf(other)]).toEqual([['Kennismaking'], ['Tweede gesprek']])
})

test('what Teams wrote of it stands on the timeline, and follows its meeting through a merge and back', async () => {
  const { token, one, other, meet, record } = await two()
  await record(await meet(other, 'Kennismaking'), other)
  const namesOf = async (id: string) =>
    (await events(token, id)).flatMap(({ kind, data }) => (kind === 'recording_added' ? [data['name']] : []))
  expect([await namesOf(one), await namesOf(other)]).toEqual([[], ['Kennismaking']])
  expect((await merge(token, one, { other_id: other })).statusCode).toBe(200)
  expect(await namesOf(one)).toEqual(['Kennismaking'])
  expect((await unmerge(token, one)).statusCode).toBe(200)
  expect([await namesOf(one), await namesOf(other)]).toEqual([[], ['Kennismaking']])
})

test('what Teams wrote of it goes with the candidate', async () => {
  const { token, one, meet, record } = await two()
  const meetingId = await meet(one, 'Kennismaking')
  await record(meetingId, one)
  const { items } = (await remove(token, one)).json<ErasureReport>()
  expect(items).toContainEqual({ kind: 'recordings', removed: 1, left: 0 })
  expect((await query('select 1 from ai.recordings where teams_meeting_id = $1', [meetingId])).rows).toEqual([])
})

test('an erasure removes them with what was said, and proves it', async () => {
  const { token, one, other, meet, subjectsOf } = await two()
  const ids = [await meet(one, 'Kennismaking'), await meet(one, 'Nooit gepland', 'unfinished')]
  await meet(other, 'Van een ander')
  const { items } = (await remove(token, one)).json<ErasureReport>()
  expect(items).toContainEqual({ kind: 'meetings', removed: 2, left: 0 })
  for (const [table, column] of [
    ['meetings', 'id'],
    ['meeting_segments', 'meeting_id'],
  ])
    expect((await query(`select 1 from ai.${table} where ${column} = any($1)`, [ids])).rows).toEqual([])
  expect(await subjectsOf(other)).toEqual(['Van een ander'])
})

test('the agenda sees what was planned in its own organisation alone', async () => {
  const { token, account, one, meet } = await two()
  await meet(one, 'Kennismaking')
  await meet(one, 'Nooit gepland', 'unfinished')
  const statement = sql`select subject, state from main.planned_meetings`
  expect((await asRecruiter(databaseUrl(), { token, account }, statement)).rows).toEqual([
    { subject: 'Kennismaking', state: 'planned' },
  ])
  for (const view of ['planned_meetings', 'candidate_meetings'])
    expect((await asRecruiter(databaseUrl(), await recruiter(), sql.raw(`select 1 from main.${view}`))).rows).toEqual(
      [],
    )
})
