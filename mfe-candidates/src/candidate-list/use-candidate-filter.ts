import { useSearchParams } from '@wervio/routing'
import { useCallback, useMemo } from 'react'
import { narrowing, readFilter, writeFilter, type ListFilter } from './candidate-filter.ts'

/**
 * The filter of a list, kept in the address. A choice is a step back and forward can take; typing on in a search that
 * has begun is one step.
 */
export const useCandidateFilter = () => {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readFilter(search), [search])
  const change = useCallback(
    (changed: Partial<ListFilter>) => {
      const typing = changed.q !== undefined && changed.q !== '' && readFilter(search).q !== ''
      setSearch((now) => writeFilter(now, { ...readFilter(now), ...changed }), { replace: typing, preventScrollReset: true })
    },
    [search, setSearch],
  )
  const clear = useCallback(() => change(narrowing), [change])
  return { filter, change, clear }
}
