import { callAll, queryKeys } from '@wervio/api-client'
import { listMatches } from '@wervio/contracts'

/** Query options for all pages of candidates with a score for a vacancy or in its pipeline. */
export const matchesQuery = (vacancyId: string) => ({
  queryKey: queryKeys.vacancies.matches(vacancyId),
  queryFn: ({ signal }: { signal: AbortSignal }) => callAll(listMatches, { params: { id: vacancyId } }, { signal }),
})
