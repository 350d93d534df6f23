import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import type { Candidate } from '@wervio/contracts'

/** The key that every change of a candidate's profile is made under. */
export const candidateChangeKey = (id: string) => ['change-candidate', id] as const

/**
 * Shows a candidate without a change that could not be stored. Only its own fields go back, because other changes may
 * wait behind it; after the last one the record is read again, as its former values may be those of a failed change.
 */
export const rollBackChange = (queries: QueryClient, id: string, change: object, previous?: Candidate): void => {
  const queryKey = queryKeys.candidates.one(id)
  if (previous) {
    const formerFields = Object.fromEntries(Object.entries(previous).filter(([field]) => field in change))
    queries.setQueryData<Candidate>(queryKey, (current) => current && { ...current, ...formerFields })
  }
  if (queries.isMutating({ mutationKey: candidateChangeKey(id) }) <= 1) void queries.invalidateQueries({ queryKey })
}
