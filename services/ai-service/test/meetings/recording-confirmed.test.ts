import { beforeEach, expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { NOOR } from './meetings-app.ts'
import { HOUR, MINUTE, startTranscriptApp } from './transcript-app.ts'

const { peer, recruiter, execute, meeting, recordingJob } = startTranscriptApp()
type Owner = Awaited<ReturnType<typeof recruiter>>['owner']

beforeEach(() => peer().change({ world: { graph: null, recordingAllowed: true, recordingAnswered: true } }))

/** When the meetings of these tests end: over by any real clock, so that no round of the service asks for them. */
const END = Date.parse('2026-03-28T10:00:00Z')
const BEFORE = END - 24 * HOUR

const rowOf = async (owner: Owner, id: string) =>
  (
    await execute(
      owner,
      sql`select recording_set, transcript, recording_tries, recording_next_try_at from ai.meetings where id = ${id}::uuid`,
    )
  )[0]
const isRecorded = async (joinUrl: string) =>
  (await peer().state()).meetings.find(({ joinWebUrl }) => joinWebUrl === joinUrl)?.recordAutomatically

test('a recording that Teams did not confirm is asked for again, later each time, until it is', async () => {
  const { owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner, { end: END })
  const clock = { now: BEFORE }
  const { runDue } = recordingJob(clock)
  await peer().change({ world: { graph: { kind: 'throttled', retryAfter: 120 } } })
  for (const minutes of [2, 4, 8]) {
    await runDue()
    expect(await rowOf(owner, id)).toMatchObject({ recording_set: null, transcript: 'waiting' })
    expect(new Date(String((await rowOf(owner, id))?.['recording_next_try_at'])).getTime()).toBe(
      clock.now + minutes * MINUTE,
    )
    clock.now += minutes * MINUTE
  }
  await peer().change({ world: { graph: null } })
  clock.now -= 1
  await runDue()
  expect(await rowOf(owner, id)).toMatchObject({ recording_set: null, recording_tries: 3 })
  clock.now += 1
  await runDue()
  expect(await rowOf(owner, id)).toMatchObject({ recording_set: true, transcript: 'waiting' })
  expect(await isRecorded(joinUrl)).toBe(true)
})

test('a tenant that refuses it is believed, and no transcript is waited for', async () => {
  const { owner } = await recruiter()
  const { id } = await meeting(owner, { end: END })
  await peer().change({ world: { recordingAllowed: false } })
  await recordingJob({ now: BEFORE }).runDue()
  expect(await rowOf(owner, id)).toMatchObject({ recording_set: false, transcript: 'none' })
})

test('an answer that does not say whether it records is no refusal: Teams is asked again', async () => {
  const { owner } = await recruiter()
  const { id } = await meeting(owner, { end: END })
  const clock = { now: BEFORE }
  const { runDue } = recordingJob(clock)
  await peer().change({ world: { recordingAnswered: false } })
  await runDue()
  expect(await rowOf(owner, id)).toMatchObject({ recording_set: null, transcript: 'waiting', recording_tries: 1 })
  await peer().change({ world: { recordingAnswered: true } })
  clock.now += 2 * MINUTE
  await runDue()
  expect(await rowOf(owner, id)).toMatchObject({ recording_set: true, transcript: 'waiting' })
})

test('nothing is asked of a meeting that is over, was cancelled, or is another account’s', async () => {
  const { owner } = await recruiter()
  const meetings = [
    await meeting(owner, { end: BEFORE - HOUR }),
    await meeting(owner, { end: END, state: 'cancelled', transcript: 'none' }),
    await meeting(owner, { end: END, account: `${NOOR.tid}/somebody-else` }),
  ]
  await recordingJob({ now: BEFORE }).runDue()
  for (const { id, joinUrl } of meetings) {
    expect(await rowOf(owner, id)).toMatchObject({ recording_set: null })
    expect(await isRecorded(joinUrl)).not.toBe(true)
  }
})
