import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import type { MatchDetails } from '@wervio/contracts'
import { matchDetailsQuery } from '../details/use-match-details.ts'

/** The details of a few candidates in their order; null for one whose details couldn't be had. */
export const useComparedDetails = (vacancyId: string, ids: readonly string[]) => {
  const queries = useQueryClient()
  return useQuery({
    queryKey: [...queryKeys.vacancies.matches(vacancyId), 'compared', ids],
    queryFn: () =>
      Promise.all(
        ids.map((id) => queries.fetchQuery(matchDetailsQuery(vacancyId, id)).catch((): MatchDetails | null => null)),
      ),
  })
}
