import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { limits, listVacancySummaries } from '@wervio/contracts'

/** The vacancies in the archive by title: one that was filled is the one to copy when its place comes free again. */
export const useArchivedVacancies = () =>
  useQuery({
    queryKey: [...queryKeys.vacancies.choice, 'archive'],
    queryFn: ({ signal }) =>
      call(listVacancySummaries, { query: { archived: 'true', sort: 'title', limit: limits.listMaximum } }, { signal }),
  })
