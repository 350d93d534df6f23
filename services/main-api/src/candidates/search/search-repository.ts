import type { Recruiter, Position } from '@wervio/service-kit'
import type { Database } from '../../platform/database.ts'
import type { Filter } from '../list/filter.ts'
import { questionOf } from './question.ts'
import { pageOf } from './stages.ts'
import { readHits, type PositionedHit } from './read-hits.ts'
import { wordsOf } from './words.ts'

type SearchQuery = { q: string; filter: Filter; limit: number; from: Position | null }

/** Full text of the candidates of the recruiter's organisation. */
export const createSearchRepository = (database: Database) => ({
  /** At most `limit` candidates with everything that is asked, best first, after a position. */
  search: (recruiter: Recruiter, { q, filter, limit, from }: SearchQuery): Promise<PositionedHit[]> =>
    database.asReader(recruiter, async ({ sql, byIndex }) => {
      const words = await wordsOf(sql, q)
      const question = questionOf(words)
      if (!question) return []
      const positions = await pageOf({ sql, byIndex, recruiter, filter, question, from, limit })
      return positions.length === 0 ? [] : readHits(sql, recruiter, words, positions)
    }),
})

export type SearchRepository = ReturnType<typeof createSearchRepository>
