import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, callPage, queryKeys } from '@wervio/api-client'
import { endpoints } from '@wervio/contracts'
import type { ListFilter } from './list-filter.ts'

/** Rows a page asks for. */
const PAGE_SIZE = 100

/** A list that was read this long ago is shown as it is on coming back to it. */
const FRESH = 60_000

// The client already repeats reads where that helps; a second layer would only delay the error.
const retry = false

type Enabled = { enabled?: boolean }

/** The vacancies of the organisation in short, page by page; the list before stays while another filter is read. */
export const useSummaries = (filter: ListFilter, { enabled = true }: Enabled = {}) =>
  useInfiniteQuery({
    queryKey: queryKeys.vacancies.summaries(filter),
    queryFn: ({ pageParam, signal }) =>
      callPage(
        endpoints.listVacancySummaries,
        {
          query: {
            limit: PAGE_SIZE,
            cursor: pageParam ?? undefined,
            q: filter.q || undefined,
            status: filter.status ?? undefined,
            sort: filter.sort,
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
    staleTime: FRESH,
    enabled,
    retry,
  })

/** How many vacancies match these words, in all and by status. */
export const useCounts = (q: string, { enabled = true }: Enabled = {}) =>
  useQuery({
    queryKey: queryKeys.vacancies.counts(q),
    queryFn: ({ signal }) => call(endpoints.countVacancies, { query: { q: q || undefined } }, { signal }),
    placeholderData: (before) => before,
    staleTime: FRESH,
    enabled,
    retry,
  })
