import { useInfiniteQuery } from '@tanstack/react-query'
import { callPage, queryKeys } from '@wervio/api-client'
import { limits, listCandidates, searchCandidates, type CandidateSummary } from '@wervio/contracts'
import { searchWords, useDebounced } from '@wervio/ui'

/** Milliseconds without a key before the search starts. */
const PAUSE = 250
const PAGE_SIZE = 50

type Page = { items: CandidateSummary[]; nextCursor: string | null }

const fetchPage = (q: string, cursor: string | undefined, signal: AbortSignal): Promise<Page> => {
  const query = { limit: PAGE_SIZE, cursor }
  return q.length < limits.searchMinimum
    ? callPage(listCandidates, { query }, { signal })
    : callPage(searchCandidates, { query: { ...query, q } }, { signal })
}

/**
 * The organisation's candidates that match the text, best first; the newest while the text is too short. `isSettled`:
 * the candidates are those for this text.
 */
export const useCandidateChoice = (searchText: string) => {
  const words = searchWords(searchText, limits.searchText)
  const q = useDebounced(words, PAUSE)
  const query = useInfiniteQuery({
    queryKey: queryKeys.candidates.filtered(q.length < limits.searchMinimum ? { sort: 'newest' } : { q }),
    queryFn: ({ pageParam, signal }) => fetchPage(q, pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (previous) => previous,
  })
  return {
    ...query,
    candidates: query.data?.pages.flatMap(({ items }) => items) ?? [],
    isSettled: words === q && !query.isFetching && !query.isPlaceholderData,
  }
}
