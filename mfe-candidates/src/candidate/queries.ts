import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getCandidate } from '@wervio/contracts'

// The client already repeats reads where that helps; a second layer would only delay the error.
const retry = false

/** One candidate with everything that is kept of him. */
export const useCandidate = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.one(id),
    queryFn: ({ signal }) => call(getCandidate, { params: { id } }, { signal }),
    retry,
  })
