import { UNSEEN_DAYS, type ConversationListFilter } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'
import { mayBeTranscribed } from '../../recordings/consent/standing-consent.ts'

/** One kind of conversation: where its rows are, and what they say in the words of the list. */
export type Kind = {
  from: SQL
  id: SQL
  title: SQL
  starts: SQL
  /** Minutes. */
  duration: SQL
  /** As text[]; null where nobody but the candidate is known. */
  attendees: SQL
  candidateId: SQL
  hasRecording: SQL
  hasTranscript: SQL
  /** Null for a meeting. */
  source: SQL
  state: SQL
  joinUrl: SQL
  ofRecruiter: (recruiter: Recruiter) => SQL
  filters: Record<ConversationListFilter, SQL>
}

// Not by state: what was stored stays while Teams is asked again. Without consent it isn't shown.
const hasMeetingTranscript = sql`(meeting.transcript_processed_at is not null and ${mayBeTranscribed(sql`meeting`)})`
// That Teams was told to record says nothing of whether anybody came; a transcript is made along with the recording.
const hasMeetingRecording = sql`(meeting.recording_set is true and ${hasMeetingTranscript})`

const meetings: Kind = {
  from: sql`ai.meetings meeting`,
  id: sql`meeting.id`,
  title: sql`meeting.subject`,
  starts: sql`meeting.starts`,
  duration: sql`extract(epoch from meeting.ends - meeting.starts)::float8 / 60`,
  attendees: sql`meeting.attendees`,
  candidateId: sql`meeting.candidate_id`,
  hasRecording: hasMeetingRecording,
  hasTranscript: hasMeetingTranscript,
  source: sql`null::text`,
  state: sql`meeting.state`,
  joinUrl: sql`meeting.join_url`,
  ofRecruiter: ({ accountId }) => sql`meeting.account_id = ${accountId}::uuid and meeting.state <> 'unfinished'`,
  filters: {
    upcoming: sql`meeting.ends > now() and meeting.state <> 'cancelled'`,
    past: sql`meeting.ends <= now()`,
    recorded: hasMeetingRecording,
    transcribed: hasMeetingTranscript,
    unread: sql`(${hasMeetingTranscript} and meeting.transcript_seen_at is null
      and meeting.transcript_processed_at > now() - make_interval(days => ${UNSEEN_DAYS}))`,
  },
}

const hasRecordingTranscript = sql`recording.transcript <> ''`
// A transcript that somebody brought along, or that Teams made, was never heard here.
const hasSound = sql`recording.source not in ('transcript_file', 'teams')`
/** What Teams wrote of a meeting of the recruiter's own stands in the list as that meeting. */
const isListedAsMeeting = ({ accountId }: Recruiter): SQL =>
  sql`exists (select 1 from ai.meetings meeting where meeting.id = recording.teams_meeting_id and meeting.account_id = ${accountId}::uuid)`

const recordings: Kind = {
  from: sql`ai.recordings recording`,
  id: sql`recording.id`,
  title: sql`recording.file_name`,
  // When it took place isn't stored, only when it was imported; of one from Teams it is the beginning of the meeting.
  starts: sql`recording.created_at`,
  duration: sql`recording.duration / 60`,
  attendees: sql`null::text[]`,
  candidateId: sql`recording.candidate_id`,
  hasRecording: hasSound,
  hasTranscript: hasRecordingTranscript,
  source: sql`recording.source`,
  state: sql`'planned'`,
  joinUrl: sql`null::text`,
  // What is on its way or failed stands with the imports.
  ofRecruiter: (recruiter) =>
    sql`recording.organisation_id = ${recruiter.organisationId}::uuid and recording.state = 'done' and recording.deleted_at is null
      and not ${isListedAsMeeting(recruiter)}`,
  filters: {
    upcoming: sql`false`,
    past: sql`true`,
    recorded: hasSound,
    transcribed: hasRecordingTranscript,
    // The imports say which of them were looked at.
    unread: sql`false`,
  },
}

/** By the value of `kind` in the answer. */
export const kinds: Record<'meeting' | 'recording', Kind> = { meeting: meetings, recording: recordings }
