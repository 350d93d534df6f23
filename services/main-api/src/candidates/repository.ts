import type { Candidate } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import type { Database, Sql } from '../platform/database.ts'
import { candidateColumns, withYears } from './columns.ts'
import { insertOrMerge, type DraftForKnown } from './insert-or-merge.ts'
import { oneCandidate } from './one-candidate.ts'
import { candidates } from './table.ts'

const findByCreationKey = async (sql: Sql, recruiter: Recruiter, key: string): Promise<Candidate | null> => {
  const condition = and(
    eq(candidates.organisation_id, recruiter.organisationId),
    eq(candidates.recruiter_id, recruiter.accountId),
    eq(candidates.creation_key, key),
  )
  const [row] = await sql.select(candidateColumns(recruiter)).from(candidates).where(condition)
  return row ? withYears(row) : null
}

/**
 * Candidates of the recruiter's organisation. Null for a candidate that doesn't exist or belongs to another
 * organisation.
 */
export const createCandidateRepository = (database: Database) => ({
  find: (recruiter: Recruiter, id: string): Promise<Candidate | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [row] = await sql.select(candidateColumns(recruiter)).from(candidates).where(oneCandidate(recruiter, id))
      return row ? withYears(row) : null
    }),

  /**
   * Creates a candidate with the unclaimed CV that the draft names, or merges it into an existing one. Returns the
   * earlier candidate of the same creation key when there is one; null only when that one is erased at the same moment.
   */
  create: (recruiter: Recruiter, draft: DraftForKnown): Promise<{ candidate: Candidate; isNew: boolean } | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const candidate = await insertOrMerge(sql, recruiter, draft)
      if (candidate) return { candidate, isNew: !draft.merge_with }
      const before =
        draft.creation_key === undefined ? null : await findByCreationKey(sql, recruiter, draft.creation_key)
      return before && { candidate: before, isNew: false }
    }),
})

export type CandidateRepository = ReturnType<typeof createCandidateRepository>
