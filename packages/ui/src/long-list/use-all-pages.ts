import { useCallback, useMemo } from 'react'

/** Rows before the end of what is loaded at which the next page is asked for. */
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

/** The rows of all loaded pages; asks for the next page when somebody comes near the end. After a failure only on request. */
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
