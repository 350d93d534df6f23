import { callAll, queryKeys } from '@wervio/api-client'
import { listMatches } from '@wervio/contracts'

/** Query options for all candidates with a score for a vacancy or in its pipeline, highest score first. */
export const scoredMatchesQuery = (vacancyId: string) => ({
  queryKey: [...queryKeys.vacancies.matches(vacancyId), 'scored'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callAll(listMatches, { params: { id: vacancyId }, query: { scope: 'all', order: 'score' } }, { signal }),
})
