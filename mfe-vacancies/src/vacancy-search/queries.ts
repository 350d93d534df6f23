import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, callPage, queryKeys } from '@wervio/api-client'
import { countVacancies, listVacancySummaries } from '@wervio/contracts'
import type { ListFilter } from './list-filter.ts'

/** Rows a page asks for. */
const PAGE_SIZE = 100

/** Milliseconds in which a fetched list is shown again without a new request. */
const FRESH = 60_000

type Enabled = { enabled?: boolean }

/** The vacancies of the organisation in short, page by page; the previous list stays while another filter loads. */
export const useSummaries = (filter: ListFilter, { enabled = true }: Enabled = {}) =>
  useInfiniteQuery({
    queryKey: queryKeys.vacancies.summaries(filter),
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listVacancySummaries,
        {
          query: {
            limit: PAGE_SIZE,
            cursor: pageParam ?? undefined,
            q: filter.q || undefined,
            status: filter.status ?? undefined,
            archived: filter.archived ? 'true' : undefined,
            sort: filter.sort,
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (previous) => previous,
    staleTime: FRESH,
    enabled,
  })

/** How many vacancies match these words, in all, by status and in the archive. */
export const useCounts = (q: string, { enabled = true }: Enabled = {}) =>
  useQuery({
    queryKey: queryKeys.vacancies.counts(q),
    queryFn: ({ signal }) => call(countVacancies, { query: { q: q || undefined } }, { signal }),
    placeholderData: (previous) => previous,
    staleTime: FRESH,
    enabled,
  })
