import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../platform/accounts.ts'
import type { PlannedEvent, Recording } from '../schedule/graph-event.ts'
import type { MeetingContent } from '../schedule/meeting-content.ts'
import { recordForAnother } from '../transcripts/recordings/record-transcripts.ts'
import { listMeetingRows, type ListedMeeting, type MeetingListQuery } from './meeting-list.ts'
import { createRecruiterMeetings, IS_FREE } from './recruiter-meetings.ts'
import type { StoredMeeting } from './stored-meeting.ts'

const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`
const addressList = (addresses: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(addresses)}::jsonb))`

/** The columns that hold a content, for `update … set`. */
const assign = (content: MeetingContent): SQL => sql`subject = ${content.subject}, description = ${content.description},
  starts = ${at(content.starts)}, ends = ${at(content.ends)}, time_zone = ${content.zone}, attendees = ${addressList(content.attendees)},
  enable_bot = ${content.enableBot}, candidate_id = ${content.candidateId}::uuid, vacancy_id = ${content.vacancyId}::uuid`

/** A transcript is waited for unless nothing is recorded; when it is asked for is the transcripts' own affair. */
const transcriptAfter = (enableBot: boolean, { set }: Recording): 'waiting' | 'none' =>
  enableBot && set !== false ? 'waiting' : 'none'

/** Another time, or another wish for the bot: the transcript is waited for anew; one that is there stays. */
const waitAnew = (enableBot: boolean, recording: Recording): SQL =>
  sql`, transcript = case when transcript = 'available' then transcript else ${transcriptAfter(enableBot, recording)} end,
    transcript_next_try_at = null, transcript_tries = 0, transcript_error = null`

/** Another candidate may have agreed: whoever waits for consent is looked at anew. */
const lookAgain = sql`, transcript_next_try_at = case when transcript_error = 'consent_missing' then null else transcript_next_try_at end`

/** The recording of what was said is called as its meeting, of the same vacancy, and of its candidate alone. */
const followChange = async (
  connection: Sql,
  id: string,
  { subject, vacancyId, candidateId }: MeetingContent,
  before: Pick<StoredMeeting, 'candidate'>,
): Promise<void> => {
  if (candidateId !== (before.candidate?.id ?? null)) await recordForAnother(connection, id)
  await connection.execute(
    sql`update ai.recordings set file_name = ${subject}, vacancy_id = ${vacancyId}::uuid
      where teams_meeting_id = ${id}::uuid and (file_name, vacancy_id) is distinct from (${subject}, ${vacancyId}::uuid)`,
  )
}

/** The recruiters' meetings. Each reads and writes their own. */
export const createMeetingStore = (transaction: Transaction) => {
  const { run, update, read, ...claims } = createRecruiterMeetings(transaction)

  return {
    list: (recruiter: Recruiter, query: MeetingListQuery): Promise<ListedMeeting[]> =>
      run(recruiter, (connection) => listMeetingRows(connection, recruiter, query)),

    /** Whether there is such a meeting of the recruiter's own, planned or not. */
    exists: async (recruiter: Recruiter, id: string): Promise<boolean> => (await read(recruiter, id)) !== null,

    /** Null for a meeting that isn't the recruiter's own, or was never planned. */
    find: async (recruiter: Recruiter, id: string): Promise<StoredMeeting | null> => {
      const meeting = await read(recruiter, id)
      return meeting?.state === 'unfinished' ? null : meeting
    },

    /**
     * What Graph made of a row, and then the row as it stands: still unfinished when its form was sent again with
     * another content meanwhile. Null when it went at that moment, with the candidate.
     */
    finish: async (
      recruiter: Recruiter,
      { meeting_id: id, enable_bot, version }: StoredMeeting,
      { eventId, joinUrl }: PlannedEvent,
      recording: Recording,
    ): Promise<StoredMeeting | null> =>
      (await update(
        recruiter,
        id,
        sql`state = 'planned', amended = false, claimed_until = null, event_id = ${eventId}, join_url = ${joinUrl}, online_meeting_id = ${recording.onlineMeetingId},
          recording_set = ${enable_bot ? recording.set : null}::boolean, transcript = ${transcriptAfter(enable_bot, recording)}`,
        sql`meeting.state = 'unfinished' and meeting.version = ${version}`,
      )) ?? (await read(recruiter, id)),

    /**
     * Takes a meeting to change it in Teams, and answers until when, which names this claim. Null when it changed, was
     * cancelled, or another call is busy with it.
     */
    claim: (recruiter: Recruiter, id: string, version: number): Promise<string | null> =>
      claims.claim(recruiter, id, sql`meeting.state = 'planned' and meeting.version = ${version} and ${IS_FREE}`),

    release: claims.release,

    /**
     * Another content, once Teams has it. `claim` is null for what Teams needn't know. Null for another version by now,
     * or when another call is busy with it.
     */
    change: (
      recruiter: Recruiter,
      { meeting_id: id, version, ...before }: StoredMeeting,
      content: MeetingContent,
      recording: Recording,
      claim: string | null,
    ): Promise<StoredMeeting | null> => {
      const { enableBot } = content
      const isAnew = enableBot !== before.enable_bot || content.ends.getTime() !== before.scheduled_end.getTime()
      return update(
        recruiter,
        id,
        sql`${assign(content)}, recording_set = ${enableBot ? recording.set : null}::boolean ${isAnew ? waitAnew(enableBot, recording) : lookAgain},
          claimed_until = null, version = version + 1`,
        sql`meeting.state = 'planned' and meeting.version = ${version}
          and ${claim === null ? IS_FREE : sql`meeting.claimed_until = ${claim}::timestamptz`}`,
        (connection) => followChange(connection, id, content, before),
      )
    },

    /** A transcript that is there stays; no other comes. */
    cancel: (recruiter: Recruiter, id: string): Promise<StoredMeeting | null> =>
      update(
        recruiter,
        id,
        sql`state = 'cancelled', transcript = case when transcript = 'waiting' then 'none' else transcript end, claimed_until = null, version = version + 1`,
        sql`meeting.state = 'planned'`,
      ),
  }
}

export type MeetingStore = ReturnType<typeof createMeetingStore>
