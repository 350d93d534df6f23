import { meeting, type Meeting } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { mayBeTranscribed } from '../../recordings/consent/standing-consent.ts'
import type { MeetingContent } from '../schedule/meeting-content.ts'

/** A row as it is read, also one that Graph hasn't answered for yet. */
export const storedMeeting = meeting.extend({
  scheduled_start: z.coerce.date(),
  scheduled_end: z.coerce.date(),
  state: z.enum(['unfinished', 'planned', 'cancelled']),
  transcript: z.string(),
  event_id: z.string().nullable(),
  /** Key and address of the account that Graph was asked with; null when nobody knows. */
  microsoft_account: z.string().nullable(),
  microsoft_address: z.string().nullable(),
  created_at: z.coerce.date(),
  /** The form changed since the first try. */
  amended: z.boolean(),
})
export type StoredMeeting = z.output<typeof storedMeeting>

/** What `storedMeeting` reads of a row that is called `meeting`. */
export const meetingColumns = sql`meeting.id as meeting_id, meeting.subject, meeting.description, meeting.starts as scheduled_start,
  meeting.ends as scheduled_end, meeting.time_zone, meeting.attendees, meeting.enable_bot, meeting.recording_set, meeting.state,
  meeting.join_url, meeting.version, meeting.event_id, meeting.amended,
  meeting.microsoft_account, meeting.microsoft_address, meeting.created_at,
  case when meeting.transcript in ('waiting', 'available') and not ${mayBeTranscribed(sql`meeting`)} then 'consent_missing' else meeting.transcript end as transcript,
  (select jsonb_build_object('id', id, 'name', name) from ai.meeting_subjects where kind = 'candidate' and id = meeting.candidate_id) as candidate,
  (select jsonb_build_object('id', id, 'title', name) from ai.meeting_subjects where kind = 'vacancy' and id = meeting.vacancy_id) as vacancy`

/** What a caller sees of a row. */
export const toMeeting = ({
  event_id: _event,
  amended: _amended,
  microsoft_account: _account,
  microsoft_address: _address,
  created_at: _created,
  ...row
}: StoredMeeting): Meeting => ({
  ...row,
  scheduled_start: row.scheduled_start.toISOString(),
  scheduled_end: row.scheduled_end.toISOString(),
})

/** What the recruiter decided about a stored meeting. */
export const storedContent = (row: StoredMeeting): MeetingContent => ({
  subject: row.subject,
  description: row.description,
  starts: row.scheduled_start,
  ends: row.scheduled_end,
  zone: row.time_zone,
  attendees: row.attendees,
  enableBot: row.enable_bot,
  candidateId: row.candidate?.id ?? null,
  vacancyId: row.vacancy?.id ?? null,
})
