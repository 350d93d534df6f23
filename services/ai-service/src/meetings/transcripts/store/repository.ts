import type { Consent, TranscriptSegment } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../../platform/accounts.ts'
import { raiseNotification } from '../../../notifications/raise.ts'
import { settingsOf } from '../../../platform/settings-of.ts'
import { readConsents } from '../../../recordings/consent/repository.ts'
import { mayBeTranscribed, wasRefused } from '../../../recordings/consent/standing-consent.ts'
import { recordTranscripts, unrecordedRecruiters } from '../recordings/record-transcripts.ts'
import { CLAIM_MS, CONSENT_MS, FIRST_TRY_MS } from '../fetching/back-off.ts'
import {
  claimedMeeting,
  recruiterRows,
  transcriptRow,
  type ClaimedMeeting,
  type TranscriptProblem,
  type TranscriptRow,
} from './rows.ts'
import { readSegments, replaceSegments } from './segments.ts'

/** Recruiters whose meetings are looked after in one round, and meetings that one claim takes. */
const MOST_RECRUITERS = 100
const MOST_CLAIMED = 5

const at = (moment: number): SQL => sql`${new Date(moment).toISOString()}::timestamptz`
/** From when on Teams is asked: a while after the meeting, unless something else was decided. */
const due = sql`coalesce(transcript_next_try_at, ends + make_interval(secs => ${FIRST_TRY_MS / 1_000}))`
const waits = sql`state = 'planned' and transcript = 'waiting'`
const refused = sql`transcript = 'failed', transcript_error = 'consent_withdrawn', transcript_next_try_at = null`
const MEETING = sql`meetings`
const isAllowed = mayBeTranscribed(MEETING)
const isRefused = wasRefused(MEETING)
const isStored = sql`transcript_processed_at is not null`
const ofRecruiter = ({ accountId, organisationId }: Recruiter): SQL =>
  sql`organisation_id = ${organisationId}::uuid and account_id = ${accountId}::uuid`

/** What Teams calls those whose segments are mostly the candidate's in the row `recording` of the row `meetings`. */
const candidateSpeakers = sql`(select coalesce(jsonb_agg(name), '[]'::jsonb) from (
  select said.speaker as name
  from (select speaker, row_number() over (order by position) - 1 as position
    from ai.meeting_segments where meeting_id = meetings.id) said
  join ai.recording_segments recorded on recorded.recording_id = recording.id and recorded.position = said.position
  where said.speaker is not null group by said.speaker
  having count(*) filter (where recorded.speaker in (
    select one->>'id' from jsonb_array_elements(recording.speakers) one where one->>'role' = 'candidate')) * 2 > count(*)) candidates)`

const subjectRow = z.object({ candidate_id: z.uuid().nullable(), vacancy_id: z.uuid().nullable() })

const longestOf = (segments: readonly TranscriptSegment[]): number =>
  segments.reduce((longest, { end }) => Math.max(longest, end), 0)

/** A meeting with what was said in it, as far as that may be shown. */
export type StoredTranscript = {
  row: TranscriptRow
  /** What whoever is in a meeting without a candidate agreed to. */
  given: Consent | null
  segments: TranscriptSegment[]
}

/** What becomes of a claimed meeting that got no transcript. */
export type Outcome = {
  transcript: 'waiting' | 'failed'
  /** Milliseconds since 1970; null for a while after the meeting. */
  nextTryAt: number | null
  tries: number
  /** Why this try gave nothing. */
  problem: TranscriptProblem
  /** Whether whoever waits has to know that. */
  showsProblem: boolean
}

/** The transcripts of a recruiter's own meetings, and who has to ask for them when. */
export const createTranscriptRepository = (transaction: Transaction) => {
  /** Returns false when the claim is no longer this process's: then nothing was written. */
  const settle = (
    recruiter: Recruiter,
    { id, claimed_until }: ClaimedMeeting,
    change: SQL,
    segments: readonly TranscriptSegment[] | null = null,
    condition: SQL = sql`true`,
  ): Promise<boolean> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const { rows } = await connection.execute(
        sql`update ai.meetings set ${change}, updated_at = clock_timestamp()
          where id = ${id}::uuid and ${ofRecruiter(recruiter)} and ${waits} and transcript_next_try_at = ${at(claimed_until.getTime())} and ${condition}
          returning candidate_id, vacancy_id`,
      )
      const [meeting] = z.array(subjectRow).parse(rows)
      if (!meeting) return false
      if (segments) {
        if (await replaceSegments(connection, recruiter, id, segments))
          await connection.execute(sql`update ai.meetings set transcript_recorded_at = null where id = ${id}::uuid`)
        await recordTranscripts(connection, sql`meeting.id = ${id}::uuid`)
        await raiseNotification(connection, recruiter, 'transcript', {
          key: `transcript:${id}`,
          meeting_id: id,
          ...meeting,
        })
      }
      return true
    })

  return {
    /** Null when the meeting isn't the recruiter's own, or was never planned. */
    find: (recruiter: Recruiter, id: string): Promise<StoredTranscript | null> =>
      transaction(settingsOf(recruiter), async (connection) => {
        const { rows } = await connection.execute(
          sql`select state, ends, transcript, transcript_next_try_at as next_try_at, transcript_processed_at as processed_at,
              transcript_duration as duration, transcript_error as error, microsoft_address, ${isAllowed} as is_allowed,
              (select jsonb_build_object('id', id, 'name', name) from ai.meeting_subjects where kind = 'candidate' and id = meetings.candidate_id) as candidate,
              (select jsonb_build_object('id', recording.id, 'state', recording.state, 'candidate_speakers', ${candidateSpeakers})
                from ai.recordings recording
                where teams_meeting_id = meetings.id and deleted_at is null and recording.state <> 'cancelled') as recording
            from ai.meetings where id = ${id}::uuid and ${ofRecruiter(recruiter)} and state <> 'unfinished'`,
        )
        if (rows.length === 0) return null
        const row = transcriptRow.parse(rows[0])
        const [given] =
          row.candidate === null
            ? await readConsents(connection, sql`meeting_id = ${id}::uuid and withdrawn_at is null`)
            : []
        // What is stored of before the consent was asked for, or with another candidate, is not shown without it.
        return { row, given: given ?? null, segments: row.is_allowed ? await readSegments(connection, id) : [] }
      }),

    /** Notes that the recruiter looked at what is there of their own meeting; false when it isn't theirs. */
    see: (recruiter: Recruiter, id: string): Promise<boolean> =>
      transaction(settingsOf(recruiter), async (connection) => {
        const { rows } = await connection.execute(
          sql`update ai.meetings set transcript_seen_at = case when ${isStored} then coalesce(transcript_seen_at, clock_timestamp()) end
            where id = ${id}::uuid and ${ofRecruiter(recruiter)} and state <> 'unfinished' returning id`,
        )
        return rows.length > 0
      }),

    /**
     * Lets Teams be asked from `now` on, as for the first time; of a transcript that is there too, because a part of it
     * may have come later. A cancelled meeting without one stays as it is.
     */
    askAgain: async (recruiter: Recruiter, id: string, now: number): Promise<void> => {
      await transaction(settingsOf(recruiter), (connection) =>
        connection.execute(
          sql`update ai.meetings set transcript = case when ${isRefused} then 'failed' else 'waiting' end,
              transcript_next_try_at = case when ${isRefused} then null else ${at(now)} end, transcript_tries = 0,
              transcript_error = case when ${isRefused} then 'consent_withdrawn' end, updated_at = clock_timestamp()
            where id = ${id}::uuid and ${ofRecruiter(recruiter)} and state = 'planned'`,
        ),
      )
    },

    /** What waits for a connection alone, with whichever account, is due from `now` on. */
    afterConnecting: async (recruiter: Recruiter, now: number): Promise<void> => {
      await transaction(settingsOf(recruiter), (connection) =>
        connection.execute(
          sql`update ai.meetings set transcript_next_try_at = ${at(now)}, transcript_error = null
            where ${ofRecruiter(recruiter)} and ${waits} and transcript_error in ('connection', 'other_account')`,
        ),
      )
    },

    /** Whose transcripts are due, those that wait longest first. */
    listDue: async (now: number): Promise<Recruiter[]> => {
      const { rows } = await transaction({}, (connection) =>
        connection.execute(
          sql`select account_id, organisation_id from ai.meetings where ${waits} and ${due} <= ${at(now)}
            group by account_id, organisation_id order by min(${due}) limit ${MOST_RECRUITERS}`,
        ),
      )
      return recruiterRows
        .parse(rows)
        .map(({ account_id, organisation_id }) => ({ accountId: account_id, organisationId: organisation_id }))
    },

    /**
     * Takes what is due of a recruiter, so that no other process does. A process that ends loses its claim with time.
     * Without consent nothing is asked for: where it was withdrawn that is the end, else it is looked at again after a
     * while. Claims of one recruiter wait for each other: two that lock row by row at once would each get some.
     */
    claim: (recruiter: Recruiter, now: number): Promise<ClaimedMeeting[]> =>
      transaction(settingsOf(recruiter), async (connection) => {
        await connection.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`claim transcripts ${recruiter.accountId}`}, 0))`,
        )
        await connection.execute(
          sql`update ai.meetings set ${refused}, updated_at = clock_timestamp()
            where ${ofRecruiter(recruiter)} and ${waits} and ${due} <= ${at(now)} and ${isRefused}`,
        )
        await connection.execute(
          sql`update ai.meetings set transcript_error = 'consent_missing', transcript_next_try_at = ${at(now + CONSENT_MS)}
            where ${ofRecruiter(recruiter)} and ${waits} and ${due} <= ${at(now)} and not ${isAllowed}`,
        )
        const { rows } = await connection.execute(
          sql`update ai.meetings set transcript_next_try_at = ${at(now + CLAIM_MS)}, transcript_tries = transcript_tries + 1
            where id in (
              select id from ai.meetings where ${ofRecruiter(recruiter)} and ${waits} and ${due} <= ${at(now)}
              order by ${due}, id limit ${MOST_CLAIMED} for update skip locked)
            returning id, join_url, ends, microsoft_account, microsoft_address, transcript_tries as tries, transcript_next_try_at as claimed_until`,
        )
        return claimedMeeting.array().parse(rows)
      }),

    /**
     * Stores what was said, all of it or nothing; nothing where there is no consent for it by now. With a candidate it
     * is a recording too, unless it says what it said before.
     */
    store: (recruiter: Recruiter, meeting: ClaimedMeeting, segments: readonly TranscriptSegment[], now: number) =>
      settle(
        recruiter,
        meeting,
        sql`transcript = 'available', transcript_next_try_at = null, transcript_error = null, transcript_processed_at = ${at(now)},
          transcript_recorded_at = case when transcript_recorded_at = transcript_processed_at then ${at(now)} end,
          transcript_duration = ${longestOf(segments)}, transcript_seen_at = case when ${isStored} then transcript_seen_at end`,
        segments,
        isAllowed,
      ),

    /**
     * Makes recordings of what was stored before there were any, or by an older version during an upgrade; as the
     * recruiter of each.
     */
    recordStored: async (): Promise<boolean> => {
      const recruiters = await transaction({}, unrecordedRecruiters)
      for (const recruiter of recruiters)
        await transaction(settingsOf(recruiter), (connection) =>
          recordTranscripts(connection, sql`meeting.account_id = ${recruiter.accountId}::uuid`),
        )
      return recruiters.length > 0
    },

    /** Gives a meeting back as it was claimed, so that the next process needn't wait for the claim to run out. */
    release: (recruiter: Recruiter, meeting: ClaimedMeeting, now: number) =>
      settle(recruiter, meeting, sql`transcript_next_try_at = ${at(now)}, transcript_tries = ${meeting.tries - 1}`),

    /** What was stored of an earlier try stays, and then nobody asks again by itself. */
    postpone: (
      recruiter: Recruiter,
      meeting: ClaimedMeeting,
      { transcript, nextTryAt, tries, problem, showsProblem }: Outcome,
    ) =>
      settle(
        recruiter,
        meeting,
        sql`transcript = case when ${isStored} then 'available' else ${transcript} end,
          transcript_next_try_at = case when ${isStored} then null else ${nextTryAt === null ? sql`null::timestamptz` : at(nextTryAt)} end,
          transcript_error = case when ${isStored} or ${showsProblem} then ${problem}::text end, transcript_tries = ${tries}`,
      ),
  }
}

export type TranscriptRepository = ReturnType<typeof createTranscriptRepository>
