import { useCallback, useMemo } from 'react'
import type { useSummaries } from '../vacancy-search/queries.ts'

/** Rows before the end of what is loaded at which the next page is asked for. */
const AHEAD = 60

type Query = ReturnType<typeof useSummaries>

/** The rows of all loaded pages; asks for the next page when somebody comes near the end. After a failure only on request. */
export const useAllPages = ({ data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, isPlaceholderData }: Query) => {
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const more = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !isPlaceholderData
  const count = rows.length
  const onNear = useCallback(
    (index: number) => {
      if (!more || index < count - AHEAD) return
      void fetchNextPage()
    },
    [more, count, fetchNextPage],
  )
  return { rows, onNear }
}
