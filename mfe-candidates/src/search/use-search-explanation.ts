import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { explainSearch, limits } from '@wervio/contracts'

/** Milliseconds for which an explanation is shown again without asking anew. */
const FRESH = 60_000

/** How a search was read. Without an answer the results stand for themselves. */
export const useSearchExplanation = (q: string) =>
  useQuery({
    queryKey: queryKeys.candidates.searchExplanation(q),
    queryFn: ({ signal }) => call(explainSearch, { query: { q } }, { signal }),
    enabled: q.length >= limits.searchMinimum,
    staleTime: FRESH,
  })
