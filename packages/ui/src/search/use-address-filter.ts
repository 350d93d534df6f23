import { useSearchParams } from '@wervio/routing'
import { useCallback, useMemo } from 'react'

/** How a filter stands in the address; make it outside of components. */
export type FilterInAddress<Filter> = {
  read: (search: URLSearchParams) => Filter
  write: (search: URLSearchParams, filter: Filter) => URLSearchParams
  /** Whether the page stays where it was scrolled to. */
  keepsScroll?: boolean
}

/**
 * The filter of a list, kept in the address. A choice is a step back and forward can take; typing on in a search that
 * has begun is one step.
 */
export const useAddressFilter = <Filter extends { q: string }>({
  read,
  write,
  keepsScroll = false,
}: FilterInAddress<Filter>) => {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => read(search), [read, search])
  const change = useCallback(
    (changed: Partial<Filter>) => {
      const typing = changed.q !== undefined && changed.q !== '' && filter.q !== ''
      setSearch((now) => write(now, { ...read(now), ...changed }), { replace: typing, preventScrollReset: keepsScroll })
    },
    [setSearch, read, write, keepsScroll, filter.q],
  )
  return { filter, change }
}
