import { sql, type SQL } from 'drizzle-orm'

/**
 * Whether a candidate withdrew what they agreed to and agreed to nothing since: then no conversation of theirs is transcribed
 * or kept.
 */
export const hasWithdrawn = (candidateId: SQL): SQL =>
  sql`(exists (select 1 from ai.consents withdrawn where withdrawn.candidate_id = ${candidateId} and withdrawn.withdrawn_at is not null)
    and not exists (select 1 from ai.consents given where given.candidate_id = ${candidateId} and given.withdrawn_at is null))`
