import { useQuery } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listConsents } from '@wervio/contracts'

/** What a candidate agreed to, newest first. */
export const useConsents = (candidateId: string) =>
  useQuery({
    queryKey: queryKeys.candidates.consents(candidateId),
    queryFn: ({ signal }) => call(listConsents, { params: { id: candidateId } }, { signal }),
  })
