import { useInfiniteQuery } from '@tanstack/react-query'
import { callPage, queryKeys } from '@wervio/api-client'
import { limits, listMatches } from '@wervio/contracts'
import { useAllPages } from '@wervio/ui'
import { useEffect } from 'react'
import { serviceOrders, type DashboardView } from './match-view.ts'

/** What the service itself filters and sorts on. */
export type RankingQuery = Pick<DashboardView, 'q' | 'minimum' | 'order'>

/**
 * The candidates for a vacancy in their order, page after page. With `wantsAll` every page is read, for a filter or a
 * preview that is computed here.
 */
export const useRanking = (vacancyId: string, { q, minimum, order }: RankingQuery, wantsAll: boolean) => {
  const words = q.length >= limits.searchMinimum ? q : ''
  const query = {
    scope: 'all' as const,
    order: serviceOrders[order],
    ...(minimum > 0 && { minimum }),
    ...(words !== '' && { q: words }),
  }
  const list = useInfiniteQuery({
    queryKey: queryKeys.vacancies.ranked(vacancyId, query),
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listMatches,
        {
          params: { id: vacancyId },
          query: {
            ...query,
            limit: wantsAll ? limits.listMaximum : limits.listDefault,
            ...(pageParam && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  })
  const { rows } = useAllPages(list)
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = list
  const needsMore = wantsAll && hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData
  useEffect(() => {
    if (needsMore) void fetchNextPage()
  }, [needsMore, fetchNextPage])
  return { list, rows }
}
