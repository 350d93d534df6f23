import { useSearchParams } from '@wervio/routing'
import { useCallback, useMemo } from 'react'
import { readFilter, writeFilter, type ListFilter } from './list-filter.ts'

/**
 * The filter of a list, kept in the address. A choice is a step back and forward can take; typing on in a search that
 * has begun is one step.
 */
export const useListFilter = () => {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readFilter(search), [search])
  const change = useCallback(
    (changed: Partial<ListFilter>) => {
      const typing = changed.q !== undefined && changed.q !== '' && readFilter(search).q !== ''
      setSearch((now) => writeFilter(now, { ...readFilter(now), ...changed }), { replace: typing })
    },
    [search, setSearch],
  )
  const searchFor = useCallback((q: string) => change({ q }), [change])
  const clear = useCallback(() => change({ q: '', status: null }), [change])
  return { filter, change, searchFor, clear }
}
