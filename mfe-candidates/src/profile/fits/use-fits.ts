import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listVacancyFits } from '@wervio/contracts'

/** The open vacancies with a candidate's score for them, highest first. */
export const useFits = (candidateId: string) =>
  useQuery({
    queryKey: queryKeys.candidates.fits(candidateId),
    queryFn: ({ signal }) => call(listVacancyFits, { params: { id: candidateId } }, { signal }),
  })
