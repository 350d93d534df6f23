import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { useCallback, useSyncExternalStore } from 'react'

/** Names the deletion of a vacancy among the mutations, so that nothing asks after it while it goes. */
export const deletionKey = (vacancyId: string): string[] => [...queryKeys.vacancies.one(vacancyId), 'deletion']

/**
 * Whether a vacancy is being deleted, or was: its page still stands for a moment when it is gone. Read from the cache
 * of mutations: the hook of TanStack Query for this is none of what shells share, and an older one would not have it.
 */
export const useIsBeingDeleted = (vacancyId: string): boolean => {
  const queries = useQueryClient()
  const subscribe = useCallback((onChange: () => void) => queries.getMutationCache().subscribe(onChange), [queries])
  return useSyncExternalStore(subscribe, () =>
    queries
      .getMutationCache()
      .findAll({ mutationKey: deletionKey(vacancyId) })
      .some(({ state: { status } }) => status === 'pending' || status === 'success'),
  )
}
