import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys, runtimeConfig } from '@wervio/api-client'
import { getCalendarFeed, makeCalendarFeed, messages, revokeCalendarFeed } from '@wervio/contracts'
import { toast } from '@wervio/ui'

const onError = (error: Error): void => toast(errorText(error, messages.calendarFeedFailed), { tone: 'red' })

/** Whether there is a secret address, and when it was last read. */
export const useFeed = () =>
  useQuery({
    queryKey: queryKeys.calendar.feed,
    queryFn: ({ signal }) => call(getCalendarFeed, {}, { signal }),
  })

/** Makes a secret address, which kills an earlier one. Its answer alone holds the whole address. */
export const useMakeFeed = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { address, ...feed } = await call(makeCalendarFeed, {})
      const { mainApiUrl } = await runtimeConfig()
      return { feed: { ...feed, address: null }, address: mainApiUrl.replace(/\/+$/, '') + (address ?? '') }
    },
    // The secret stands in no store that outlives the screen.
    gcTime: 0,
    onSuccess: ({ feed }) => queries.setQueryData(queryKeys.calendar.feed, feed),
    onError,
  })
}

/** Takes the secret address back. */
export const useRevokeFeed = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(revokeCalendarFeed, {}),
    onSuccess: () => toast('Het agenda-adres is ingetrokken.'),
    onError,
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.calendar.feed }),
  })
}
