import { useQuery } from '@tanstack/react-query'
import { callAll, queryKeys } from '@wervio/api-client'
import { listMatches } from '@wervio/contracts'

/** Everybody with a score for this vacancy, or in its pipeline. */
export const useVacancyMatches = (vacancyId: string) =>
  useQuery({
    queryKey: queryKeys.vacancies.matches(vacancyId),
    queryFn: ({ signal }) => callAll(listMatches, { params: { id: vacancyId } }, { signal }),
    retry: false,
  })
