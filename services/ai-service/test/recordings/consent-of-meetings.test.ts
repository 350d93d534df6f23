import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { consent, messages, type Consent } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { createTranscriptRepository } from '../../src/meetings/transcripts/store/repository.ts'
import { startRecordingsApp } from './recordings-app.ts'

const { asService, newRecruiter, rowsOf, send } = startRecordingsApp()

const END = Date.parse('2026-11-03T10:00:00Z')
const LATER = END + 86_400_000
const SAID = [
  { start: 0, end: 4, speaker: 'Noor', text: 'Vertel eens.' },
  { start: 5, end: 9, speaker: 'Sanne', text: 'Ik plan roosters.' },
]

type Owner = Pick<Recruiter, 'accountId' | 'organisationId'>

const transcripts = (owner: Owner) => createTranscriptRepository((_settings, work) => asService(owner, work))

/** A meeting with a candidate that waits for its transcript. */
const meetingWith = async (owner: Owner, candidateId: string | null): Promise<string> => {
  const id = randomUUID()
  await asService(owner, (connection) =>
    connection.execute(
      sql`insert into ai.meetings (id, organisation_id, account_id, creation_key, subject, description, starts, ends, time_zone, attendees, enable_bot, state, transcript, candidate_id)
        values (${id}, ${owner.organisationId}, ${owner.accountId}, ${randomUUID()}, 'Kennismaking', '', '2026-11-03T09:00:00Z', ${new Date(END).toISOString()},
          'Europe/Amsterdam', '{}', true, 'planned', 'waiting', ${candidateId})`,
    ),
  )
  return id
}
const claimed = async (owner: Recruiter, id: string) =>
  (await transcripts(owner).claim(owner, LATER)).find((meeting) => meeting.id === id)
const transcribed = async (owner: Recruiter, candidateId: string | null): Promise<string> => {
  const id = await meetingWith(owner, candidateId)
  const meeting = await claimed(owner, id)
  if (!meeting) throw new Error('nobody claims the meeting')
  await transcripts(owner).store(owner, meeting, SAID, LATER)
  return id
}

const agree = async (token: string, candidateId: string): Promise<Consent> => {
  const body = { wording: 'Ik vind het goed.', way: 'spoken', given_on: '2026-11-02' }
  return consent.parse((await send(token, 'POST', `/api/candidates/${candidateId}/consents`, body)).json())
}
const withdraw = async (token: string, { id }: Consent): Promise<Consent> =>
  consent.parse((await send(token, 'POST', `/api/consents/${id}/withdraw`)).json())
const read = async (token: string, id: string) => (await send(token, 'GET', `/api/meeting-transcript/${id}`)).json()
const GONE = { state: 'failed', segments: [], error: messages.transcriptConsentWithdrawn, next_try_at: null }

test('withdrawing consent deletes the transcripts of Teams with the chat about them, and counts them', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const given = await agree(token, candidateId)
  const [meeting, other] = [await transcribed(owner, candidateId), await transcribed(owner, null)]
  await asService(owner, (connection) =>
    connection.execute(
      sql`insert into ai.chat_messages (id, account_id, candidate_id, role, content, sources, people)
        values (gen_random_uuid(), ${owner.accountId}::uuid, ${candidateId}::uuid, 'assistant', 'Sanne plant roosters.', '[]', '{}')`,
    ),
  )
  const [listed] = consent.array().parse((await send(token, 'GET', `/api/candidates/${candidateId}/consents`)).json())
  expect(listed).toMatchObject({ recordings: 0, meeting_transcripts: 1 })
  expect(await withdraw(token, given)).toMatchObject({
    meeting_transcripts: 0,
    deletion: { recordings: 0, meeting_transcripts: 1, segments: 2, chat_answers: 1 },
  })
  expect(await read(token, meeting)).toMatchObject({ ...GONE, metadata: { duration: 0, processed_at: null } })
  expect(await read(token, other)).toMatchObject({ state: 'available', segments: SAID })
  expect(await rowsOf(owner, sql`select distinct meeting_id from ai.meeting_segments`)).toEqual([{ meeting_id: other }])
})

test('after that Teams is not asked again, until the candidate agrees anew', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const given = await agree(token, candidateId)
  const stored = await transcribed(owner, candidateId)
  await withdraw(token, given)
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
  const given = await agree(token, candidateId)
  const id = await meetingWith(owner, candidateId)
  const meeting = await claimed(owner, id)
  await withdraw(token, given)
  expect(meeting && (await transcripts(owner).store(owner, meeting, SAID, LATER))).toBe(false)
  expect(await rowsOf(owner, sql`select 1 from ai.meeting_segments where meeting_id = ${id}::uuid`)).toEqual([])
})

test('while another consent stands the transcripts stay; with the last one they go', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const [first, second] = [await agree(token, candidateId), await agree(token, candidateId)]
  const id = await transcribed(owner, candidateId)
  expect(await withdraw(token, first)).toMatchObject({ deletion: { meeting_transcripts: 0, segments: 0 } })
  expect(await read(token, id)).toMatchObject({ state: 'available', segments: SAID })
  expect(await withdraw(token, second)).toMatchObject({ deletion: { meeting_transcripts: 1, segments: 2 } })
  expect(await read(token, id)).toMatchObject(GONE)
})

test('of two consents that are withdrawn at once the transcripts go', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const both = [await agree(token, candidateId), await agree(token, candidateId)]
  const id = await transcribed(owner, candidateId)
  await Promise.all(both.map((given) => withdraw(token, given)))
  expect(await read(token, id)).toMatchObject(GONE)
})
