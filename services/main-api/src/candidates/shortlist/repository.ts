import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { hasCandidate, holdCandidate } from '../one-candidate.ts'
import { shortlists } from '../table.ts'

/** Each recruiter's own shortlist. Both are false without the candidate, and twice is as once. */
export const createShortlistRepository = (database: Database) => ({
  add: (recruiter: Recruiter, candidateId: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await holdCandidate(sql, recruiter, candidateId))) return false
      const entry = {
        organisation_id: recruiter.organisationId,
        account_id: recruiter.accountId,
        candidate_id: candidateId,
      }
      await sql.insert(shortlists).values(entry).onConflictDoNothing()
      return true
    }),

  remove: (recruiter: Recruiter, candidateId: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      await sql
        .delete(shortlists)
        .where(
          and(
            eq(shortlists.organisation_id, recruiter.organisationId),
            eq(shortlists.account_id, recruiter.accountId),
            eq(shortlists.candidate_id, candidateId),
          ),
        )
      return hasCandidate(sql, recruiter, candidateId)
    }),
})

export type ShortlistRepository = ReturnType<typeof createShortlistRepository>
