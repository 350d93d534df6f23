import { sql, type SQL } from 'drizzle-orm'

const isGivenBy = (column: SQL, id: SQL): SQL =>
  sql`exists (select 1 from ai.consents given where given.${column} = ${id} and given.withdrawn_at is null)`
const wasWithdrawnBy = (column: SQL, id: SQL): SQL =>
  sql`exists (select 1 from ai.consents withdrawn where withdrawn.${column} = ${id} and withdrawn.withdrawn_at is not null)`

const CANDIDATE = sql`candidate_id`
const MEETING = sql`meeting_id`

/** Whether a candidate withdrew what they agreed to and agreed to nothing since. */
export const hasWithdrawn = (candidateId: SQL): SQL =>
  sql`(${wasWithdrawnBy(CANDIDATE, candidateId)} and not ${isGivenBy(CANDIDATE, candidateId)})`

/**
 * Whether what is said in a meeting may be fetched, stored and shown: its candidate agreed, or, in one without a
 * candidate, whoever is in it. `meeting` is the name of the row.
 */
export const mayBeTranscribed = (meeting: SQL): SQL =>
  sql`(${isGivenBy(CANDIDATE, sql`${meeting}.candidate_id`)} or (${meeting}.candidate_id is null and ${isGivenBy(MEETING, sql`${meeting}.id`)}))`

/** Whether consent for what is said in a meeting was withdrawn, and none was given since. */
export const wasRefused = (meeting: SQL): SQL =>
  sql`(not ${mayBeTranscribed(meeting)} and (${wasWithdrawnBy(CANDIDATE, sql`${meeting}.candidate_id`)}
    or (${meeting}.candidate_id is null and ${wasWithdrawnBy(MEETING, sql`${meeting}.id`)})))`

/**
 * Whether a meeting rests on a consent: that of its candidate, or its own where it has none. Both are names of rows.
 */
export const restsOn = (meeting: SQL, consent: SQL): SQL =>
  sql`(${meeting}.candidate_id = ${consent}.candidate_id or (${meeting}.candidate_id is null and ${meeting}.id = ${consent}.meeting_id))`

/** Whether no other consent of the same candidate or meeting stands. `consent` is the name of the row. */
export const isLast = (consent: SQL): SQL =>
  sql`not exists (select 1 from ai.consents other where other.id <> ${consent}.id and other.withdrawn_at is null
    and (other.candidate_id = ${consent}.candidate_id or other.meeting_id = ${consent}.meeting_id))`
