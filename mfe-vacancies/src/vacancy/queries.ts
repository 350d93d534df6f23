import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getVacancy } from '@wervio/contracts'

/** One vacancy; sends no request while `id` is null. */
export const useVacancy = (id: string | null) =>
  useQuery({
    queryKey: queryKeys.vacancies.one(id ?? ''),
    queryFn: ({ signal }) => call(getVacancy, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })
