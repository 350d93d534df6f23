import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { deleteChatMessages, listChatMessages, subjectKey, type ChatMessage, type ChatSubject } from '@wervio/contracts'
import { useId } from 'react'

const none: readonly ChatMessage[] = []

/**
 * The messages that the service stored about a subject, read once `isNeeded`. Each mounted conversation reads its own
 * and drops it when it unmounts: later messages are in its turns, so a shared cache would show them twice.
 */
export const useHistory = (subject: ChatSubject | undefined, isNeeded: boolean) => {
  const name = subject ? subjectKey(subject) : ''
  const key = [...queryKeys.chat.history(name), useId()]
  const queries = useQueryClient()
  const isEnabled = isNeeded && subject !== undefined
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listChatMessages, { query: { subject: name } }, { signal }),
    enabled: isEnabled,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  /** Deletes the stored conversation; throws an ApiError. */
  const erase = async (): Promise<void> => {
    if (!subject) return
    await call(deleteChatMessages, { query: { subject: name } })
    queries.setQueryData(key, [])
  }
  return {
    messages: data ?? none,
    loading: isEnabled && isFetching && data === undefined,
    failed: isEnabled && isError && !isFetching,
    reload: () => void refetch(),
    erase,
  }
}
