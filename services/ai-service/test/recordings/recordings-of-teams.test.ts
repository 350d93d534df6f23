import { expect, test } from '@jest/globals'
import {
  consent,
  meetingTranscript,
  recordingDetails,
  type Consent,
  type Conversation,
  type Recording,
} from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { readSaid } from '../../src/matching/interviews/said.ts'
import { createMeetingStore } from '../../src/meetings/store/meeting-store.ts'
import { storedContent } from '../../src/meetings/store/stored-meeting.ts'
import { createTranscriptRepository } from '../../src/meetings/transcripts/store/repository.ts'
import type { Transaction } from '../../src/platform/accounts.ts'
import { startRecordingsApp } from './recordings-app.ts'
import { LATER, teamsMeetingsOf } from './teams-meetings.ts'

const app = startRecordingsApp()
const { addColleague, asService, newCandidate, newRecruiter, open, rowsOf, send, toldOf } = app
const { meetingWith, store, transcribed, transcripts } = teamsMeetingsOf(app)

const TALK = [
  { start: 0, end: 4, speaker: 'Noor', text: 'Kun je een voorbeeld geven van een project?' },
  {
    start: 5,
    end: 11,
    speaker: 'Sanne (gast)',
    text: 'Ik heb in 2023 de keuken van het hotel opnieuw ingericht met een team van vier koks.',
  },
  { start: 12, end: 15, speaker: 'Noor', text: 'Wanneer kun je beginnen?' },
  { start: 16, end: 20, speaker: 'Sanne (gast)', text: 'Ik kan per 1 maart beginnen, voor 32 uur per week.' },
]
const MORE = [...TALK, { start: 21, end: 24, speaker: 'Karim', text: 'Dan bel ik je morgen over het contract.' }]
const CONSENT = { wording: 'Ik vind het goed.', way: 'spoken', given_on: '2026-11-02' }

const agree = async (token: string, candidateId: string): Promise<Consent> =>
  consent.parse((await send(token, 'POST', `/api/candidates/${candidateId}/consents`, CONSENT)).json())
const viewed = async (token: string, meetingId: string) =>
  meetingTranscript.parse((await send(token, 'GET', `/api/meeting-transcript/${meetingId}`)).json())
const recorded = async (token: string, id: string) =>
  recordingDetails.parse((await send(token, 'GET', `/api/recordings/${id}`)).json())
const recordings = (owner: Recruiter) =>
  rowsOf(owner, sql`select id, candidate_id, state, version from ai.recordings order by created_at, id`)

/** Milliseconds; a round that looks for work comes every 15 seconds. */
const LESS_THAN_A_ROUND = 12_000
/** As a job that works for no organisation yet. */
const NOBODY = { organisationId: '', accountId: '' }
/** Transactions of the service, with the settings that are asked for. */
const transaction: Transaction = ({ account = '', organisation = '' }, work) =>
  asService({ accountId: account, organisationId: organisation }, work)

/** The recording of a meeting, once a process has summarised it. */
const summarised = async (token: string, meetingId: string): Promise<string> => {
  // A process looks for work as it starts.
  await open().ready()
  await until('the summary', async () => (await viewed(token, meetingId)).recording?.state === 'done')
  return (await viewed(token, meetingId)).recording?.id ?? ''
}
/** A meeting with a candidate who agreed, and what it became. */
const agreedTalk = async () => {
  const somebody = await newRecruiter()
  const agreement = await agree(somebody.token, somebody.candidateId)
  const meetingId = await transcribed(somebody.owner, somebody.candidateId, TALK)
  const id = await summarised(somebody.token, meetingId)
  return { ...somebody, given: agreement, meetingId, id }
}
/** Gives a meeting another candidate, as a recruiter's change does once Teams needn't know. */
const chooseCandidate = async (owner: Recruiter, meetingId: string, candidateId: string | null) => {
  const meetings = createMeetingStore((_settings, work) => asService(owner, work))
  const meeting = await meetings.find(owner, meetingId)
  if (!meeting) throw new Error('the meeting is gone')
  const content = { ...storedContent(meeting), candidateId }
  expect(await meetings.change(owner, meeting, content, { set: true, onlineMeetingId: null }, null)).not.toBeNull()
}

test('what Teams wrote is summarised with quotes that lead to their place, and both link to each other', async () => {
  const { token, candidateId, meetingId, id } = await agreedTalk()
  const details = await recorded(token, id)
  expect(details).toMatchObject({
    fileName: 'Kennismaking',
    source: 'teams',
    candidate: { id: candidateId },
    created_at: '2026-11-03T09:00:00.000Z',
    duration: 20,
    has_audio: false,
    meeting: { id: meetingId, subject: 'Kennismaking' },
    speakers: [
      { name: 'Noor', role: 'recruiter' },
      { name: 'Sanne (gast)', role: 'candidate' },
    ],
  })
  expect(details.segments.map(({ start, text }) => ({ start, text }))).toEqual(
    TALK.map(({ start, text }) => ({ start, text })),
  )
  const { summary } = details
  const sentences = [
    ...(summary?.discussed ?? []).flatMap((topic) => topic.sentences),
    ...(summary?.agreements ?? []),
    ...(summary?.competencies ?? []).flatMap(({ situation, task, action, result }) => [
      ...situation,
      ...task,
      ...action,
      ...result,
    ]),
  ]
  const sources = sentences.flatMap((sentence) => sentence.sources)
  expect(sources.length).toBeGreaterThan(0)
  for (const { position, start } of sources) expect(details.segments[position]?.start).toBeLessThanOrEqual(start)
  expect((await viewed(token, meetingId)).recording?.candidate_speakers).toEqual(['Sanne (gast)'])
  const listed = (await send(token, 'GET', `/api/candidates/${candidateId}/recordings`)).json<{ id: string }[]>()
  expect(listed.map((one) => one.id)).toEqual([id])
})

test('what the candidate said in it is evidence for the matcher, with its second', async () => {
  const { owner, candidateId, id } = await agreedTalk()
  const quotes = await asService(owner, (connection) => readSaid(connection, [candidateId]))
  expect(quotes.get(candidateId)).toEqual([
    { path: id, quote: TALK[1]?.text, at: 5 },
    { path: id, quote: TALK[3]?.text, at: 16 },
  ])
})

test('it is told of once, stands with no import, and is one conversation on the overview', async () => {
  const { token, owner, meetingId, id } = await agreedTalk()
  expect((await toldOf(meetingId, id)).map(({ kind }) => kind)).toEqual(['transcript'])
  expect((await send(token, 'GET', '/api/recording-imports')).json()).toEqual([])
  const overview = async (whose: string) =>
    (await send(whose, 'GET', '/api/meeting-overview')).json<Conversation[]>().map((one) => [one.kind, one.id])
  expect(await overview(token)).toEqual([['meeting', meetingId]])
  // A colleague doesn't see the meeting of another: what was said about the candidate is the organisation's.
  const colleague = `goed-collega-${id}`
  await addColleague(owner, colleague, 'recruiter')
  expect(await overview(colleague)).toEqual([['recording', id]])
  expect(await recorded(colleague, id)).toMatchObject({ source: 'teams', meeting: null })
  expect((await send(colleague, 'GET', `/api/meeting-transcript/${meetingId}`)).statusCode).toBe(404)
  const stranger = await newRecruiter()
  expect((await send(stranger.token, 'GET', `/api/recordings/${id}`)).statusCode).toBe(404)
  expect(await rowsOf(stranger.owner, sql`select 1 from ai.recordings`)).toEqual([])
})

test('a meeting without a candidate becomes none, and one without consent only once it is given', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const alone = await meetingWith(owner, null)
  await send(token, 'POST', `/api/meetings/${alone}/consents`, CONSENT)
  await store(owner, alone, TALK)
  expect((await viewed(token, alone)).recording).toBeNull()
  const agreement = await agree(token, candidateId)
  const meetingId = await transcribed(owner, candidateId, TALK)
  // As one of before consent was asked for: stored, and hidden.
  await rowsOf(owner, sql`delete from ai.consents where id = ${agreement.id}::uuid`)
  await rowsOf(owner, sql`delete from ai.recordings`)
  expect((await viewed(token, meetingId)).recording).toBeNull()
  await agree(token, candidateId)
  expect((await viewed(token, meetingId)).recording).not.toBeNull()
})

test('what waited for consent is summarised as soon as that is noted, without a round in between', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  // The second time a round that takes up what waits was just there.
  for (const isAfterRound of [false, true]) {
    await rowsOf(owner, sql`delete from ai.consents`)
    const meetingId = await meetingWith(owner, candidateId)
    await agree(token, candidateId)
    await store(owner, meetingId, TALK)
    await rowsOf(owner, sql`delete from ai.consents`)
    await rowsOf(owner, sql`delete from ai.recordings`)
    const startTime = performance.now()
    await agree(token, candidateId)
    await until('the summary', async () => (await viewed(token, meetingId)).recording?.state === 'done')
    if (isAfterRound) expect(performance.now() - startTime).toBeLessThan(LESS_THAN_A_ROUND)
  }
})

test('what an older version stored becomes a recording by itself, once', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  await agree(token, candidateId)
  const meetingId = await transcribed(owner, candidateId, TALK)
  await rowsOf(owner, sql`delete from ai.recordings`)
  await rowsOf(owner, sql`update ai.meetings set transcript_recorded_at = null`)
  const waiting = sql`select id from ai.meetings where id = ${meetingId}::uuid`
  expect(await rowsOf(NOBODY, waiting)).toEqual([{ id: meetingId }])
  const { recordStored } = createTranscriptRepository(transaction)
  // Two processes at once.
  await Promise.all([recordStored(), recordStored()])
  await recordStored()
  expect(await recordings(owner)).toHaveLength(1)
  // Without an organisation nothing of it is seen once that is done.
  expect(await rowsOf(NOBODY, waiting)).toEqual([])
  expect((await viewed(token, meetingId)).recording).not.toBeNull()
})

test('fetched again it is not doubled, and what was deleted is not made again of the same words', async () => {
  const { token, owner, meetingId, id } = await agreedTalk()
  const again = async (segments = TALK, now = LATER) => {
    await transcripts(owner).askAgain(owner, meetingId, now)
    expect(await store(owner, meetingId, segments, now)).toBe(true)
  }
  await again()
  expect(await recordings(owner)).toMatchObject([{ id, state: 'done', version: 1 }])
  expect((await send(token, 'DELETE', `/api/recordings/${id}`)).statusCode).toBe(204)
  expect((await viewed(token, meetingId)).recording).toBeNull()
  await rowsOf(owner, sql`delete from ai.recordings`)
  await again(TALK, LATER + 1_000)
  expect(await recordings(owner)).toEqual([])
})

test('a part that came later is summarised too, and what a recruiter changed stays', async () => {
  const { token, owner, candidateId, meetingId, id } = await agreedTalk()
  const text = 'Ik kan per 1 april beginnen, voor 32 uur per week.'
  await send(token, 'PATCH', `/api/recordings/${id}/segments/3`, { text, version: 1 })
  const { speakers } = await recorded(token, id)
  const names = speakers.map((speaker) => (speaker.id === '1' ? { ...speaker, name: 'Noor Bakker' } : speaker))
  await send(token, 'PUT', `/api/recordings/${id}/speakers`, { speakers: names, version: 2 })
  await transcripts(owner).askAgain(owner, meetingId, LATER)
  await store(owner, meetingId, MORE)
  expect(await summarised(token, meetingId)).toBe(id)
  const details = await recorded(token, id)
  expect(details).toMatchObject({ version: 4, duration: 24, summary_is_outdated: false })
  expect(details.speakers.map(({ name }) => name)).toEqual(['Noor Bakker', 'Sanne (gast)', 'Karim'])
  expect(details.segments.slice(3)).toMatchObject([
    { speaker: '2', text, original: TALK[3]?.text },
    { speaker: '3', text: MORE[4]?.text, original: null },
  ])
  expect(await recordings(owner)).toHaveLength(1)
  expect((await viewed(token, meetingId)).recording?.candidate_speakers).toEqual(['Sanne (gast)'])
  const listed = (await send(token, 'GET', `/api/candidates/${candidateId}/recordings`)).json<Recording[]>()
  const { transcript: exportedText, meeting_id: exportedMeeting } = listed[0] ?? {}
  expect(exportedMeeting).toBe(meetingId)
  expect(exportedText?.split('\n').slice(2)).toEqual([
    `Noor Bakker: ${MORE[2]?.text}`,
    `Sanne (gast): ${text}`,
    `Karim: ${MORE[4]?.text}`,
  ])
})

test('another candidate takes it away, and has it made anew only with consent of their own', async () => {
  const { token, owner, candidateId, meetingId, id } = await agreedTalk()
  const other = await newCandidate(owner)
  await chooseCandidate(owner, meetingId, other)
  expect(await recordings(owner)).toEqual([])
  await agree(token, other)
  const [made, ...rest] = await recordings(owner)
  expect([made?.['candidate_id'], rest]).toEqual([other, []])
  expect(made?.['id']).not.toBe(id)
  await chooseCandidate(owner, meetingId, candidateId)
  expect(await recordings(owner)).toMatchObject([{ candidate_id: candidateId }])
  await chooseCandidate(owner, meetingId, null)
  expect(await recordings(owner)).toEqual([])
})

test('the last withdrawal takes it in the same act and counts it, with what was confirmed of it', async () => {
  const { token, owner, candidateId, given, meetingId } = await agreedTalk()
  const second = await agree(token, candidateId)
  const withdraw = async ({ id }: Consent) =>
    consent.parse((await send(token, 'POST', `/api/consents/${id}/withdraw`)).json())
  expect(await withdraw(given)).toMatchObject({ deletion: { recordings: 0, segments: 0 } })
  expect(await recordings(owner)).toHaveLength(1)
  expect(await withdraw(second)).toMatchObject({
    deletion: { recordings: 1, audio_files: 0, meeting_transcripts: 1, segments: 8, summaries: 1 },
  })
  expect(await recordings(owner)).toEqual([])
  expect(await viewed(token, meetingId)).toMatchObject({ state: 'failed', recording: null })
})

test('where the version before withdraws, during an upgrade, the recording goes with the transcript', async () => {
  const { owner, meetingId } = await agreedTalk()
  await rowsOf(owner, sql`update ai.meetings set transcript_processed_at = null where id = ${meetingId}::uuid`)
  expect(await recordings(owner)).toEqual([])
})

test('it goes with its meeting, whoever deletes that', async () => {
  const { owner, meetingId } = await agreedTalk()
  await rowsOf(owner, sql`delete from ai.meetings where id = ${meetingId}::uuid`)
  expect(await recordings(owner)).toEqual([])
  expect(await rowsOf(owner, sql`select 1 from ai.recording_segments`)).toEqual([])
})

test('a summary that failed is tried again from where it stood', async () => {
  const { token, owner, meetingId, id } = await agreedTalk()
  await rowsOf(owner, sql`update ai.recordings set state = 'failed', failure = 'summary_failed'`)
  const [failed] = (await send(token, 'GET', '/api/recording-imports')).json<object[]>()
  expect(failed).toMatchObject({ id, can_retry: true })
  expect((await viewed(token, meetingId)).recording).toMatchObject({ id, state: 'failed' })
  const retried = await send(token, 'POST', `/api/recording-imports/${id}/retry`)
  expect([retried.statusCode, retried.json<{ state: string }>().state]).toEqual([202, 'summarising'])
  expect(await summarised(token, meetingId)).toBe(id)
})
