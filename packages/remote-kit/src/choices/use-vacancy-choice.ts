import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { limits, listVacancySummaries } from '@wervio/contracts'

/** Milliseconds in which a fetched list is shown again without a new request. */
const FRESH = 60_000

/** The vacancies one can choose from, by title; the first 500 of an organisation that has more. */
export const useVacancyChoice = () =>
  useQuery({
    queryKey: queryKeys.vacancies.choice,
    queryFn: ({ signal }) =>
      call(listVacancySummaries, { query: { sort: 'title', limit: limits.listMaximum } }, { signal }),
    staleTime: FRESH,
  })
