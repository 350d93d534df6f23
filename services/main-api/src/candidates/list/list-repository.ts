import type { CandidateSort, CandidateSummary } from '@wervio/contracts'
import type { Recruiter, Position } from '@wervio/service-kit'
import { and } from 'drizzle-orm'
import { sameRead, type Database } from '../../platform/database.ts'
import { commonColumns, shortlistAccounts, withYears } from '../columns.ts'
import { candidates } from '../table.ts'
import { filterConditions, type Filter } from './filter.ts'
import { listOrder } from './order.ts'

type ListQuery = { filter: Filter; sort: CandidateSort; limit: number; from: Position | null }

/** `sorted_by` is the value the list is sorted by, for the cursor; it isn't part of the answer. */
type CandidateListRow = CandidateSummary & { sorted_by: string }

/** Summaries of the candidates of the recruiter's organisation. */
export const createListRepository = (database: Database) => ({
  /** At most `limit`, in the order of `sort`, after a position. */
  list: async (recruiter: Recruiter, { filter, sort, limit, from }: ListQuery): Promise<CandidateListRow[]> => {
    const { value, orderBy, after } = listOrder(sort)
    const dependsOn = {
      filter,
      sort,
      limit,
      from,
      ...(filter.shortlisted !== undefined && { of: recruiter.accountId }),
    }
    const rows = await database.asOrganisation(recruiter, sameRead('candidates', dependsOn), async (sql) => {
      const candidateRows = await sql
        .select({ ...commonColumns, shortlist_accounts: shortlistAccounts, sorted_by: value })
        .from(candidates)
        .where(and(...filterConditions(recruiter, filter), from ? after(from) : undefined))
        .orderBy(...orderBy)
        .limit(limit)
      return candidateRows.map(withYears)
    })
    return rows.map(({ shortlist_accounts, ...row }) => ({
      ...row,
      shortlisted: shortlist_accounts.includes(recruiter.accountId),
    }))
  },
})

export type ListRepository = ReturnType<typeof createListRepository>
