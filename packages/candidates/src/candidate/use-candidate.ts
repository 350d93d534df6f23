import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getCandidate } from '@wervio/contracts'

/** One candidate with everything that is stored about them; nobody is asked for without an id. */
export const useCandidate = (id: string | null) =>
  useQuery({
    queryKey: queryKeys.candidates.one(id ?? ''),
    queryFn: ({ signal }) => call(getCandidate, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
  })
