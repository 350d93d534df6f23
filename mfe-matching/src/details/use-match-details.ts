import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getMatchDetails } from '@wervio/contracts'

/** Query options for one candidate beside a vacancy, requirement by requirement. */
export const matchDetailsQuery = (vacancyId: string, candidateId: string) => ({
  queryKey: queryKeys.vacancies.matchDetails(vacancyId, candidateId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(getMatchDetails, { params: { id: vacancyId, candidate_id: candidateId } }, { signal }),
})

export const useMatchDetails = (vacancyId: string, candidateId: string) =>
  useQuery(matchDetailsQuery(vacancyId, candidateId))
