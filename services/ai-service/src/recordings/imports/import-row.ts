import type { RecordingImport } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { canRetry, failureText } from '../failures.ts'

const date = z.coerce.date()

/** An import as it is stored, with the names of what it belongs to. */
export const importRow = z.object({
  id: z.uuid(),
  file_name: z.string(),
  size: z.coerce.number().nullable(),
  state: z.string(),
  progress: z.number().nullable(),
  seconds_left: z.number().nullable(),
  failure: z.string().nullable(),
  conversation_type: z.string().nullable(),
  candidate_id: z.uuid().nullable(),
  candidate_name: z.string().nullable(),
  new_candidate: z.boolean(),
  has_consent: z.boolean(),
  same_id: z.uuid().nullable(),
  same_name: z.string().nullable(),
  is_seen: z.boolean(),
  created_at: date,
})
export type ImportRow = z.output<typeof importRow>

/** The columns of `importRow`; `recording` is the row. */
export const importColumns = sql`recording.id, recording.file_name, recording.size, recording.state, recording.progress, recording.seconds_left,
  recording.failure, recording.conversation_type, recording.candidate_id, recording.new_candidate, recording.created_at,
  recording.seen_at is not null as is_seen,
  (select name from ai.meeting_subjects where kind = 'candidate' and id = recording.candidate_id) as candidate_name,
  (recording.source = 'teams' or exists (select 1 from ai.consents where id = recording.consent_id and withdrawn_at is null)) as has_consent,
  same.id as same_id, same.file_name as same_name`

/**
 * Beside the row: the oldest recording of the organisation with the same bytes, where that isn't the row itself. One
 * that failed came to nothing: the same bytes may do so for the first time.
 */
export const sameBytes = sql`left join lateral (
  select other.id, other.file_name from ai.recordings other
  where other.organisation_id = recording.organisation_id and other.sha256 = recording.sha256
    and (other.created_at, other.id) < (recording.created_at, recording.id)
    and other.deleted_at is null and other.state not in ('cancelled', 'failed')
  order by other.created_at, other.id limit 1) same on true`

const isOver = new Set(['done', 'failed', 'cancelled'])

/** What the screen gets; `arrived` is how many bytes of an upload there are. */
export const importAnswer = (row: ImportRow, arrived: number | null): RecordingImport => {
  const size = row.size ?? 0
  const uploaded = row.state === 'uploading' ? (arrived ?? 0) : size
  return {
    id: row.id,
    fileName: row.file_name,
    size,
    state: row.state,
    progress: row.state === 'uploading' ? (size === 0 ? null : Math.min(1, uploaded / size)) : row.progress,
    uploaded,
    seconds_left: isOver.has(row.state) ? null : row.seconds_left,
    error: row.failure === null ? null : failureText(row.failure),
    can_retry: row.state === 'failed' && row.failure !== null && row.has_consent && canRetry(row.failure),
    conversationType: row.conversation_type ?? 'sollicitatie',
    candidate:
      row.candidate_id !== null && row.candidate_name !== null
        ? { id: row.candidate_id, name: row.candidate_name }
        : null,
    new_candidate: row.new_candidate,
    same_as: row.same_id !== null && row.same_name !== null ? { id: row.same_id, fileName: row.same_name } : null,
    is_seen: row.is_seen,
    created_at: row.created_at.toISOString(),
  }
}
