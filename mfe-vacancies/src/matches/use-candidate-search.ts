import { useInfiniteQuery } from '@tanstack/react-query'
import { callPage, queryKeys } from '@wervio/api-client'
import { endpoints, limits, type CandidateSummary } from '@wervio/contracts'
import { searchWords } from '@wervio/ui'
import { useEffect, useState } from 'react'

/** Milliseconds without a key before the search starts. */
const PAUSE = 250
const PAGE_SIZE = 50

/** What was typed, once nothing was for a moment. */
const useRested = (words: string): string => {
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = words === rested ? undefined : setTimeout(() => setRested(words), PAUSE)
    return () => clearTimeout(timer)
  }, [words, rested])
  return rested
}

type Page = { items: CandidateSummary[]; nextCursor: string | null }

const readPage = (q: string, cursor: string | undefined, signal: AbortSignal): Promise<Page> => {
  const query = { limit: PAGE_SIZE, cursor }
  return q.length < limits.searchMinimum
    ? callPage(endpoints.listCandidates, { query }, { signal })
    : callPage(endpoints.searchCandidates, { query: { ...query, q } }, { signal })
}

/** The organisation's candidates that have what is typed, best first; the newest while too little is typed. `settled`: what is shown is what was asked for. */
export const useCandidateSearch = (typed: string) => {
  const words = searchWords(typed, limits.searchText)
  const q = useRested(words)
  const query = useInfiniteQuery({
    queryKey: queryKeys.candidates.filtered(q.length < limits.searchMinimum ? { sort: 'newest' } : { q }),
    queryFn: ({ pageParam, signal }) => readPage(q, pageParam ?? undefined, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
    retry: false,
  })
  return {
    ...query,
    found: query.data?.pages.flatMap(({ items }) => items) ?? [],
    settled: words === q && !query.isFetching && !query.isPlaceholderData,
  }
}
