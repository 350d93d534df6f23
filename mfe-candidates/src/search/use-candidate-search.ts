import { useInfiniteQuery } from '@tanstack/react-query'
import { callPage, queryKeys } from '@wervio/api-client'
import { limits, searchCandidates, type CandidateFilter } from '@wervio/contracts'

/** Hits a page asks for. */
const PAGE_SIZE = 50

/** Candidates found by these words, best first, page by page; nothing is asked while there are too few characters. */
export const useCandidateSearch = (q: string, filter: CandidateFilter = {}) => {
  const query = { ...filter, q }
  return useInfiniteQuery({
    queryKey: queryKeys.candidates.filtered(query),
    queryFn: ({ pageParam, signal }) =>
      callPage(searchCandidates, { query: { ...query, limit: PAGE_SIZE, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
    enabled: q.length >= limits.searchMinimum,
  })
}
