import type { Candidate, candidateDraft } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Sql } from '../platform/database.ts'
import { candidateColumns, withYears } from './columns.ts'
import { claimCv } from './cv/claim.ts'
import { noteEvent } from './events.ts'
import { insertNote } from './notes/write-notes.ts'
import { oneCandidate } from './one-candidate.ts'
import { retainUntil } from './profile/retention.ts'
import { candidates, type StoredEdits } from './table.ts'

/** `edits`: what a person changed in the parsed CV before the candidate was made. */
export type CandidateToInsert = z.output<typeof candidateDraft> & { edits?: StoredEdits }

/** Gives the new candidate the CV that their draft names; false when there is no such CV. */
export type Claim = (sql: Sql, recruiter: Recruiter, candidateId: string, cvFilename: string) => Promise<boolean>

/**
 * Inserts a candidate and gives them their unclaimed CV. Null when this recruiter has a candidate of this creation key
 * already; waits for a transaction that is inserting one.
 */
export const insertCandidate = async (
  sql: Sql,
  recruiter: Recruiter,
  { source, notes, ...draft }: CandidateToInsert,
  claim: Claim = claimCv,
): Promise<Candidate | null> => {
  const owner = { id: v7(), organisation_id: recruiter.organisationId, recruiter_id: recruiter.accountId }
  const [row] = await sql
    .insert(candidates)
    .values({
      ...draft,
      ...owner,
      note_texts: notes,
      source: source ?? (draft.cv_filename ? 'cv' : 'manual'),
      retain_until: retainUntil(draft.retention),
    })
    .onConflictDoNothing({ target: [candidates.recruiter_id, candidates.creation_key] })
    .returning(candidateColumns(recruiter))
  if (!row) return null
  await noteEvent(sql, recruiter, row.id, 'created')
  if (notes !== null) await insertNote(sql, recruiter, row.id, { text: notes })
  if (draft.cv_filename === null || !(await claim(sql, recruiter, row.id, draft.cv_filename))) return withYears(row)
  await sql.update(candidates).set({ has_cv: true }).where(oneCandidate(recruiter, row.id))
  await noteEvent(sql, recruiter, row.id, 'cv_added', { name: draft.cv_filename })
  return withYears({ ...row, has_cv: true })
}
