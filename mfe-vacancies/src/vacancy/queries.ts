import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call, callPage, queryKeys } from '@wervio/api-client'
import { endpoints } from '@wervio/contracts'

/** Rows a page of the dashboard asks for: divides by two, three and four columns. */
const PAGE_SIZE = 24

// The client already repeats reads where that helps; a second layer would only delay the error.
const retry = false

/** The vacancies of the organisation, newest first, page by page. */
export const useVacancyList = () =>
  useInfiniteQuery({
    queryKey: queryKeys.vacancies.list,
    queryFn: ({ pageParam, signal }) =>
      callPage(endpoints.listVacancies, { query: { limit: PAGE_SIZE, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    retry,
  })

/** One vacancy; asks nothing while `id` is null. */
export const useVacancy = (id: string | null) =>
  useQuery({
    queryKey: queryKeys.vacancies.one(id ?? ''),
    queryFn: ({ signal }) => call(endpoints.getVacancy, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    retry,
  })
