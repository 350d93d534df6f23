import { useInfiniteQuery } from '@tanstack/react-query'
import { callPage } from '@wervio/api-client'
import { listConversations } from '@wervio/contracts'
import type { OverviewFilter } from './overview-filter.ts'

/** Rows a page asks for. */
const PAGE_SIZE = 100

/** Planned meetings and imported recordings, page by page; the previous list stays while another filter loads. */
export const useConversations = (filter: OverviewFilter) =>
  useInfiniteQuery({
    queryKey: ['meetings', 'overview', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listConversations,
        {
          query: {
            limit: PAGE_SIZE,
            cursor: pageParam ?? undefined,
            q: filter.q || undefined,
            filter: filter.filter ?? undefined,
            sort: filter.sort,
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (previous) => previous,
    // Meetings are planned and recordings imported on other pages.
    refetchOnMount: 'always',
  })
