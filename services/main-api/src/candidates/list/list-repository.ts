import type { CandidateSort, CandidateSummary } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and } from 'drizzle-orm'
import type { Position } from '../../platform/cursor.ts'
import type { Database } from '../../platform/database.ts'
import { summaryColumns, withYears } from '../columns.ts'
import { candidates } from '../table.ts'
import { leftBy, type Filter } from './filter.ts'
import { listOrder } from './order.ts'

type Wanted = { filter: Filter; sort: CandidateSort; limit: number; from: Position | null }

/** What the list is sorted by comes along, for the cursor; it isn't shown. */
export type ListedCandidate = CandidateSummary & { sorted_by: string }

/** Candidates of the recruiter's organisation in short. */
export const createListRepository = (database: Database) => ({
  /** At most `limit`, in the order of `sort`, after a position. */
  list: (recruiter: Recruiter, { filter, sort, limit, from }: Wanted): Promise<ListedCandidate[]> => {
    const { value, orderBy, after } = listOrder(sort)
    return database.asReader(recruiter, async ({ sql }) => {
      const found = await sql
        .select({ ...summaryColumns(recruiter), sorted_by: value })
        .from(candidates)
        .where(and(...leftBy(recruiter, filter), from ? after(from) : undefined))
        .orderBy(...orderBy)
        .limit(limit)
      return found.map(withYears)
    })
  },
})

export type ListRepository = ReturnType<typeof createListRepository>
