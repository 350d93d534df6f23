import { useQuery } from '@tanstack/react-query'
import { callAll, queryKeys } from '@wervio/api-client'
import { listDecisions } from '@wervio/contracts'

/** The decisions about candidates for a vacancy, newest first. */
export const useDecisions = (vacancyId: string) =>
  useQuery({
    queryKey: queryKeys.vacancies.decisions(vacancyId),
    queryFn: ({ signal }) => callAll(listDecisions, { params: { id: vacancyId } }, { signal }),
  })
