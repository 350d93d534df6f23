import { callAll, queryKeys } from '@wervio/api-client'
import { listMatches } from '@wervio/contracts'

/** The end of the key of the list that is read as a whole. */
export const SCORED = 'scored'

/** Query options for all candidates with a score for a vacancy or in its pipeline, highest score first. */
export const scoredMatchesQuery = (vacancyId: string) => ({
  queryKey: [...queryKeys.vacancies.matches(vacancyId), SCORED],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callAll(listMatches, { params: { id: vacancyId }, query: { scope: 'all', order: 'score' } }, { signal }),
})
