import { useCallback, useMemo } from 'react'

/** How many rows before the end of the loaded ones the next page is requested. */
const AHEAD = 60

/** What this needs of a list that is read page by page (an infinite query). */
export type PagedQuery<Row> = {
  data: { pages: readonly { items: readonly Row[] }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => Promise<unknown>
}

/**
 * The rows of all loaded pages. Requests the next page when the user comes near the end; after a failure it waits for a
 * retry.
 */
export const useAllPages = <Row>({
  data,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
  isPlaceholderData,
}: PagedQuery<Row>) => {
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
