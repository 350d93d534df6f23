import type { Candidate, CandidateSummary, candidateDraft } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { Position } from '../platform/cursor.ts'
import type { Database } from '../platform/database.ts'
import { candidateColumns, summaryColumns, withYears } from './columns.ts'
import { oneCandidate } from './one-candidate.ts'
import { candidates } from './table.ts'

type Draft = z.output<typeof candidateDraft>

const after = ({ value, id }: Position) => fragment`(${candidates.created_at}, ${candidates.id}) < (${value}, ${id})`

/** Candidates of the recruiter's organisation. Who isn't there, or is another's, is null. */
export const createCandidateRepository = (database: Database) => ({
  /** Newest first, at most `limit`, after a position. */
  list: (recruiter: Recruiter, { limit, from }: { limit: number; from: Position | null }): Promise<CandidateSummary[]> =>
    database.asRecruiter(recruiter, async (sql) => {
      const found = await sql
        .select(summaryColumns(recruiter))
        .from(candidates)
        .where(and(eq(candidates.organisation_id, recruiter.organisationId), from ? after(from) : undefined))
        .orderBy(desc(candidates.created_at), desc(candidates.id))
        .limit(limit)
      return found.map(withYears)
    }),

  find: (recruiter: Recruiter, id: string): Promise<Candidate | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [found] = await sql.select(candidateColumns(recruiter)).from(candidates).where(oneCandidate(recruiter, id))
      return found ? withYears(found) : null
    }),

  create: (recruiter: Recruiter, { source, ...draft }: Draft): Promise<Candidate> =>
    database.asRecruiter(recruiter, async (sql) => {
      const owner = { id: v7(), organisation_id: recruiter.organisationId, recruiter_id: recruiter.accountId }
      const [made] = await sql
        .insert(candidates)
        .values({ ...draft, ...owner, source: source ?? (draft.cv_filename ? 'cv' : 'manual') })
        .returning(candidateColumns(recruiter))
      if (!made) throw new Error('insert returned no row')
      return withYears(made)
    }),
})

export type CandidateRepository = ReturnType<typeof createCandidateRepository>
