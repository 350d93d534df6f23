import type { Candidate } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import type { Database, Sql } from '../platform/database.ts'
import { candidateColumns, withYears } from './columns.ts'
import { insertOrMerge, type DraftForKnown } from './insert-or-merge.ts'
import { oneCandidate } from './one-candidate.ts'
import { candidates } from './table.ts'

const madeWith = async (sql: Sql, recruiter: Recruiter, key: string): Promise<Candidate | null> => {
  const wanted = and(
    eq(candidates.organisation_id, recruiter.organisationId),
    eq(candidates.recruiter_id, recruiter.accountId),
    eq(candidates.creation_key, key),
  )
  const [found] = await sql.select(candidateColumns(recruiter)).from(candidates).where(wanted)
  return found ? withYears(found) : null
}

/** Candidates of the recruiter's organisation. Who isn't there, or is another's, is null. */
export const createCandidateRepository = (database: Database) => ({
  find: (recruiter: Recruiter, id: string): Promise<Candidate | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [found] = await sql.select(candidateColumns(recruiter)).from(candidates).where(oneCandidate(recruiter, id))
      return found ? withYears(found) : null
    }),

  /**
   * A new candidate with the unclaimed CV his draft names, or the one this creation key made before, or the known one it is
   * merged with. Null only when that one was erased at this very moment.
   */
  create: (recruiter: Recruiter, draft: DraftForKnown): Promise<{ candidate: Candidate; made: boolean } | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const saved = await insertOrMerge(sql, recruiter, draft)
      if (saved) return { candidate: saved, made: !draft.merge_with }
      const before = draft.creation_key === undefined ? null : await madeWith(sql, recruiter, draft.creation_key)
      return before && { candidate: before, made: false }
    }),
})

export type CandidateRepository = ReturnType<typeof createCandidateRepository>
