import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, callPage, queryKeys } from '@wervio/api-client'
import { countCandidates, listCandidates, type CandidateFilter, type CandidateSort } from '@wervio/contracts'

/** Rows a page asks for. */
const PAGE_SIZE = 100

/** Milliseconds for which a list is shown again without reading it anew. */
const FRESH = 60_000

/** The candidates of the organisation, page by page; the list before stays while another filter is read. */
export const useCandidates = (filter: CandidateFilter, sort: CandidateSort) => {
  const query = { ...filter, sort }
  return useInfiniteQuery({
    queryKey: queryKeys.candidates.filtered(query),
    queryFn: ({ pageParam, signal }) =>
      callPage(listCandidates, { query: { ...query, limit: PAGE_SIZE, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
    staleTime: FRESH,
  })
}

/** How many candidates a filter leaves, and what they could be narrowed by. */
export const useCounts = (query: CandidateFilter & { q?: string }) =>
  useQuery({
    queryKey: queryKeys.candidates.counts(query),
    queryFn: ({ signal }) => call(countCandidates, { query }, { signal }),
    placeholderData: (before) => before,
    staleTime: FRESH,
  })
