import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { endpoints } from '@wervio/contracts'

// The client already repeats reads where that helps; a second layer would only delay the error.
const retry = false

/** One vacancy; asks nothing while `id` is null. */
export const useVacancy = (id: string | null) =>
  useQuery({
    queryKey: queryKeys.vacancies.one(id ?? ''),
    queryFn: ({ signal }) => call(endpoints.getVacancy, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    retry,
  })
