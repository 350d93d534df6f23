import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { consent, messages, type Consent } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { startRecordingsApp } from './recordings-app.ts'
import { LATER, SAID, teamsMeetingsOf } from './teams-meetings.ts'

const app = startRecordingsApp()
const { asService, newCandidate, newRecruiter, rowsOf, send } = app
const { claimed, meetingWith, transcribed, transcripts } = teamsMeetingsOf(app)

const CONSENT = { wording: 'Ik vind het goed.', way: 'spoken', given_on: '2026-11-02' }
const agree = async (token: string, candidateId: string): Promise<Consent> =>
  consent.parse((await send(token, 'POST', `/api/candidates/${candidateId}/consents`, CONSENT)).json())
const agreeInMeeting = async (token: string, id: string): Promise<Consent> =>
  consent.parse((await send(token, 'POST', `/api/meetings/${id}/consents`, CONSENT)).json())
const withdraw = async (token: string, { id }: Consent): Promise<Consent> =>
  consent.parse((await send(token, 'POST', `/api/consents/${id}/withdraw`)).json())
const read = async (token: string, id: string) => (await send(token, 'GET', `/api/meeting-transcript/${id}`)).json()
const listedState = async (token: string, id: string) =>
  (await send(token, 'GET', `/api/meetings/${id}`)).json<{ transcript: string }>().transcript
const MISSING = {
  state: 'consent_missing',
  segments: [],
  metadata: { duration: 0, processed_at: null },
  next_try_at: null,
  error: messages.transcriptConsentMissing,
}
const GONE = { state: 'failed', segments: [], error: messages.transcriptConsentWithdrawn, next_try_at: null }

test('without consent of the candidate nothing is fetched; once it is noted that goes on', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const id = await meetingWith(owner, candidateId)
  const lacking = { ...MISSING, consent: { candidate: { id: candidateId, name: 'Sanne' }, given: null } }
  expect(await read(token, id)).toMatchObject(lacking)
  expect(await claimed(owner, id)).toBeUndefined()
  expect(await read(token, id)).toMatchObject(lacking)
  // Nobody is asked about without end: such a meeting stands in nobody's way.
  const due = await transcripts(owner).listDue(LATER)
  expect(due.map(({ accountId }) => accountId)).not.toContain(owner.accountId)
  expect(await listedState(token, id)).toBe('consent_missing')
  await agree(token, candidateId)
  expect(await read(token, id)).toMatchObject({ state: 'waiting', error: null })
  const meeting = await claimed(owner, id)
  expect(meeting && (await transcripts(owner).store(owner, meeting, SAID, LATER))).toBe(true)
  expect(await read(token, id)).toMatchObject({ state: 'available', segments: SAID })
  expect(await listedState(token, id)).toBe('available')
})

test('a transcript is not stored when another candidate, who did not agree, was chosen while it was fetched', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  await agree(token, candidateId)
  const id = await meetingWith(owner, candidateId)
  const meeting = await claimed(owner, id)
  const other = await newCandidate(owner)
  await rowsOf(owner, sql`update ai.meetings set candidate_id = ${other}::uuid where id = ${id}::uuid`)
  expect(meeting && (await transcripts(owner).store(owner, meeting, SAID, LATER))).toBe(false)
  expect(await read(token, id)).toMatchObject(MISSING)
})

test('what was stored before consent was asked for is not shown without it, and stays', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  await agree(token, candidateId)
  const id = await transcribed(owner, candidateId)
  const other = await newCandidate(owner)
  await rowsOf(owner, sql`update ai.meetings set candidate_id = ${other}::uuid where id = ${id}::uuid`)
  expect(await read(token, id)).toMatchObject(MISSING)
  await agree(token, other)
  expect(await read(token, id)).toMatchObject({ state: 'available', segments: SAID })
})

test('a meeting without a candidate waits until whoever is in it agreed, and loses its transcript with that', async () => {
  const { token, owner } = await newRecruiter()
  const [id, other] = [await meetingWith(owner, null), await meetingWith(owner, null)]
  const missing = { ...MISSING, error: messages.transcriptMeetingConsentMissing }
  expect(await claimed(owner, id)).toBeUndefined()
  expect(await read(token, id)).toMatchObject({ ...missing, consent: { candidate: null, given: null } })
  const agreement = await agreeInMeeting(token, id)
  expect(await read(token, other)).toMatchObject(missing)
  const meeting = await claimed(owner, id)
  expect(meeting && (await transcripts(owner).store(owner, meeting, SAID, LATER))).toBe(true)
  expect(await read(token, id)).toMatchObject({
    state: 'available',
    segments: SAID,
    consent: { candidate: null, given: { id: agreement.id, meeting_transcripts: 1 } },
  })
  expect(await withdraw(token, agreement)).toMatchObject({ deletion: { meeting_transcripts: 1, segments: 2 } })
  expect(await read(token, id)).toMatchObject({
    ...GONE,
    error: messages.transcriptMeetingConsentWithdrawn,
    consent: { candidate: null, given: null },
  })
  expect(await rowsOf(owner, sql`select 1 from ai.meeting_segments`)).toEqual([])
})

test('consent of a meeting is the recruiter’s own to note, once, and none of a candidate', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const id = await meetingWith(owner, candidateId)
  expect((await send(token, 'POST', `/api/meetings/${id}/consents`, CONSENT)).statusCode).toBe(409)
  const stranger = await newRecruiter()
  const alone = await meetingWith(owner, null)
  const refused = await send(stranger.token, 'POST', `/api/meetings/${alone}/consents`, CONSENT)
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([404, messages.meetingGone])
  const body = { ...CONSENT, creation_key: randomUUID() }
  const answers = [await send(token, 'POST', `/api/meetings/${alone}/consents`, body)]
  answers.push(await send(token, 'POST', `/api/meetings/${alone}/consents`, body))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  // With a candidate it counts no more: they have to agree themselves.
  await rowsOf(owner, sql`update ai.meetings set candidate_id = ${candidateId}::uuid where id = ${alone}::uuid`)
  expect(await read(token, alone)).toMatchObject(MISSING)
})

test('all consents are withdrawn at once, with a count of what went with each', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const [first, second] = [await agree(token, candidateId), await agree(token, candidateId)]
  const before = await agree(token, candidateId)
  await withdraw(token, before)
  const id = await transcribed(owner, candidateId)
  const path = `/api/candidates/${candidateId}/consents/withdraw`
  const answer = consent.array().parse((await send(token, 'POST', path)).json())
  expect(answer.map((each) => each.id)).toEqual([second.id, first.id])
  expect(answer.every(({ withdrawn_at }) => withdrawn_at !== null)).toBe(true)
  expect(answer.map(({ deletion }) => deletion?.['meeting_transcripts'])).toEqual([1, 0])
  expect(await read(token, id)).toMatchObject(GONE)
  expect((await send(token, 'POST', path)).json()).toEqual([])
  const stranger = await newRecruiter()
  expect((await send(stranger.token, 'POST', path)).statusCode).toBe(404)
})

test('with the last consent texts that were entered go too, and no others come until there is a new one', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const texts = { fileName: 'gesprek.mp3', summary: 'Sanne plant roosters.', transcript: 'Ik plan roosters.' }
  const save = () => send(token, 'POST', `/api/candidates/${candidateId}/recordings`, texts)
  expect((await save()).statusCode).toBe(201)
  const [first, second] = [await agree(token, candidateId), await agree(token, candidateId)]
  expect(await withdraw(token, first)).toMatchObject({ deletion: { recordings: 0 } })
  const [last] = consent.array().parse((await send(token, 'GET', `/api/candidates/${candidateId}/consents`)).json())
  expect(last).toMatchObject({ id: second.id, recordings: 1 })
  expect(await withdraw(token, second)).toMatchObject({ deletion: { recordings: 1, summaries: 1 } })
  expect(await rowsOf(owner, sql`select 1 from ai.recordings`)).toEqual([])
  const refused = await save()
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([409, messages.consentWithdrawn])
  await agree(token, candidateId)
  expect((await save()).statusCode).toBe(201)
})

test('withdrawing consent deletes the transcripts of Teams with the chat about them, and counts them', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const agreement = await agree(token, candidateId)
  const otherCandidateId = await newCandidate(owner)
  await agree(token, otherCandidateId)
  const [meeting, other] = [await transcribed(owner, candidateId), await transcribed(owner, otherCandidateId)]
  await asService(owner, (connection) =>
    connection.execute(
      sql`insert into ai.chat_messages (id, account_id, candidate_id, role, content, sources, people)
        values (gen_random_uuid(), ${owner.accountId}::uuid, ${candidateId}::uuid, 'assistant', 'Sanne plant roosters.', '[]', '{}')`,
    ),
  )
  const [listed] = consent.array().parse((await send(token, 'GET', `/api/candidates/${candidateId}/consents`)).json())
  expect(listed).toMatchObject({ recordings: 0, meeting_transcripts: 1 })
  expect(await withdraw(token, agreement)).toMatchObject({
    meeting_transcripts: 0,
    deletion: { recordings: 1, audio_files: 0, meeting_transcripts: 1, segments: 4, chat_answers: 1 },
  })
  expect(await read(token, meeting)).toMatchObject({ ...GONE, metadata: { duration: 0, processed_at: null } })
  expect(await read(token, other)).toMatchObject({ state: 'available', segments: SAID })
  expect(await rowsOf(owner, sql`select distinct meeting_id from ai.meeting_segments`)).toEqual([{ meeting_id: other }])
})

test('after that Teams is not asked again, until the candidate agrees anew', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const agreement = await agree(token, candidateId)
  const stored = await transcribed(owner, candidateId)
  await withdraw(token, agreement)
  await transcripts(owner).askAgain(owner, stored, LATER)
  expect(await read(token, stored)).toMatchObject(GONE)
  const coming = await meetingWith(owner, candidateId)
  expect(await claimed(owner, coming)).toBeUndefined()
  expect(await read(token, coming)).toMatchObject(GONE)
  await agree(token, candidateId)
  await transcripts(owner).askAgain(owner, coming, LATER)
  expect(await claimed(owner, coming)).toMatchObject({ id: coming })
})

test('a transcript that is being fetched while consent is withdrawn is not stored', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const agreement = await agree(token, candidateId)
  const id = await meetingWith(owner, candidateId)
  const meeting = await claimed(owner, id)
  await withdraw(token, agreement)
  expect(meeting && (await transcripts(owner).store(owner, meeting, SAID, LATER))).toBe(false)
  expect(await rowsOf(owner, sql`select 1 from ai.meeting_segments where meeting_id = ${id}::uuid`)).toEqual([])
})

test('while another consent stands the transcripts stay; with the last one they go', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const [first, second] = [await agree(token, candidateId), await agree(token, candidateId)]
  const id = await transcribed(owner, candidateId)
  expect(await withdraw(token, first)).toMatchObject({ deletion: { meeting_transcripts: 0, segments: 0 } })
  expect(await read(token, id)).toMatchObject({ state: 'available', segments: SAID })
  expect(await withdraw(token, second)).toMatchObject({ deletion: { meeting_transcripts: 1, segments: 4 } })
  expect(await read(token, id)).toMatchObject(GONE)
})

test('of two consents that are withdrawn at once the transcripts go', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const both = [await agree(token, candidateId), await agree(token, candidateId)]
  const id = await transcribed(owner, candidateId)
  await Promise.all(both.map((agreement) => withdraw(token, agreement)))
  expect(await read(token, id)).toMatchObject(GONE)
})
