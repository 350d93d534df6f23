import type { ConversationFilter } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql, type SQL } from 'drizzle-orm'

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
  state: SQL
  joinUrl: SQL
  ofRecruiter: (recruiter: Recruiter) => SQL
  filters: Record<ConversationFilter, SQL>
}

// Not by state: what was stored stays while Teams is asked again.
const hasMeetingTranscript = sql`meeting.transcript_processed_at is not null`
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
  state: sql`meeting.state`,
  joinUrl: sql`meeting.join_url`,
  ofRecruiter: ({ accountId }) => sql`meeting.account_id = ${accountId}::uuid and meeting.state <> 'unfinished'`,
  filters: {
    upcoming: sql`meeting.ends > now() and meeting.state <> 'cancelled'`,
    past: sql`meeting.ends <= now()`,
    recorded: hasMeetingRecording,
    transcribed: hasMeetingTranscript,
  },
}

const hasRecordingTranscript = sql`recording.transcript <> ''`
// A transcript that somebody brought along was never heard here.
const hasSound = sql`recording.source <> 'transcript_file'`

const recordings: Kind = {
  from: sql`ai.recordings recording`,
  id: sql`recording.id`,
  title: sql`recording.file_name`,
  // When it took place isn't stored, only when it was imported.
  starts: sql`recording.created_at`,
  duration: sql`recording.duration / 60`,
  attendees: sql`null::text[]`,
  candidateId: sql`recording.candidate_id`,
  hasRecording: hasSound,
  hasTranscript: hasRecordingTranscript,
  state: sql`'planned'`,
  joinUrl: sql`null::text`,
  // What is on its way or failed stands with the imports.
  ofRecruiter: ({ organisationId }) =>
    sql`recording.organisation_id = ${organisationId}::uuid and recording.state = 'done' and recording.deleted_at is null`,
  filters: { upcoming: sql`false`, past: sql`true`, recorded: hasSound, transcribed: hasRecordingTranscript },
}

/** By the value of `kind` in the answer. */
export const kinds: Record<'meeting' | 'recording', Kind> = { meeting: meetings, recording: recordings }
