import type { Candidate, candidateDraft } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Sql } from '../platform/database.ts'
import { candidateColumns, withYears } from './columns.ts'
import { claimCv } from './cv/claim.ts'
import { noteEvent } from './events.ts'
import { oneCandidate } from './one-candidate.ts'
import { retainUntil } from './profile/retention.ts'
import { candidates } from './table.ts'

export type Draft = z.output<typeof candidateDraft>

/** Gives the new candidate the CV his draft names; false when there is none to give. */
export type Claim = (sql: Sql, recruiter: Recruiter, candidateId: string, cvFilename: string) => Promise<boolean>

/**
 * A new candidate with his CV, unclaimed until now. Null when this recruiter has a candidate of this creation key already;
 * waits for one that is being made.
 */
export const insertCandidate = async (
  sql: Sql,
  recruiter: Recruiter,
  { source, ...draft }: Draft,
  claim: Claim = claimCv,
): Promise<Candidate | null> => {
  const owner = { id: v7(), organisation_id: recruiter.organisationId, recruiter_id: recruiter.accountId }
  const [made] = await sql
    .insert(candidates)
    .values({
      ...draft,
      ...owner,
      source: source ?? (draft.cv_filename ? 'cv' : 'manual'),
      retain_until: retainUntil(draft.retention),
    })
    .onConflictDoNothing({ target: [candidates.recruiter_id, candidates.creation_key] })
    .returning(candidateColumns(recruiter))
  if (!made) return null
  await noteEvent(sql, recruiter, made.id, 'created')
  if (draft.cv_filename === null || !(await claim(sql, recruiter, made.id, draft.cv_filename))) return withYears(made)
  await sql.update(candidates).set({ has_cv: true }).where(oneCandidate(recruiter, made.id))
  await noteEvent(sql, recruiter, made.id, 'cv_added', { name: draft.cv_filename })
  return withYears({ ...made, has_cv: true })
}
