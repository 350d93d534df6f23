import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getCandidateAnalytics } from '@wervio/contracts'

/** Figures about the candidates added in the last `weeks` weeks; those of before stay while another period is read. */
export const useAnalytics = (weeks: number) =>
  useQuery({
    queryKey: queryKeys.candidates.analytics(weeks),
    queryFn: ({ signal }) => call(getCandidateAnalytics, { query: { weeks } }, { signal }),
    placeholderData: (before) => before,
  })
