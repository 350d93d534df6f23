import { useQuery } from '@tanstack/react-query'
import { callPage, queryKeys } from '@wervio/api-client'
import { listVacancies } from '@wervio/contracts'

/** The newest vacancies of the organisation, as far as one page of the list goes. */
export const useVacancies = (enabled: boolean) =>
  useQuery({
    enabled,
    queryKey: queryKeys.vacancies.newest,
    queryFn: ({ signal }) => callPage(listVacancies, {}, { signal }),
  })
