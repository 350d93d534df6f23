import { useSearchParams } from '@wervio/routing'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'

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
export const useAddressFilter = <Filter extends { q: string }>({ read, write, keepsScroll = false }: FilterInAddress<Filter>) => {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => read(search), [read, search])
  // A second change may come before the page shows the first one: it goes on from that.
  const latest = useRef(filter)
  useLayoutEffect(() => {
    latest.current = filter
  }, [filter])
  const change = useCallback(
    (changed: Partial<Filter>) => {
      const typing = changed.q !== undefined && changed.q !== '' && latest.current.q !== ''
      const next = { ...latest.current, ...changed }
      latest.current = next
      setSearch((now) => write(now, next), { replace: typing, preventScrollReset: keepsScroll })
    },
    [setSearch, write, keepsScroll],
  )
  return { filter, change }
}
