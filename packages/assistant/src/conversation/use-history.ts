import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { deleteChatMessages, listChatMessages, subjectKey, type ChatMessage, type ChatSubject } from '@wervio/contracts'
import { useId } from 'react'

const none: readonly ChatMessage[] = []

/**
 * What the service kept about a subject, read once when `wanted`. Each mounted conversation reads its own and forgets it
 * when it goes: what is said after that stands in its turns, so a later reading would show it twice.
 */
export const useHistory = (subject: ChatSubject | undefined, wanted: boolean) => {
  const name = subject ? subjectKey(subject) : ''
  const key = [...queryKeys.chat.history(name), useId()]
  const queries = useQueryClient()
  const enabled = wanted && subject !== undefined
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listChatMessages, { query: { subject: name } }, { signal }),
    enabled,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  /** Deletes the kept conversation; throws an ApiError. */
  const erase = async (): Promise<void> => {
    if (!subject) return
    await call(deleteChatMessages, { query: { subject: name } })
    queries.setQueryData(key, [])
  }
  return {
    kept: data ?? none,
    loading: enabled && isFetching && data === undefined,
    failed: enabled && isError && !isFetching,
    reload: () => void refetch(),
    erase,
  }
}
