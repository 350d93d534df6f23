import { useSearchParams } from '@wervio/routing'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { narrowing, readFilter, writeFilter, type ListFilter } from './candidate-filter.ts'

/**
 * The filter of a list, kept in the address. A choice is a step back and forward can take; typing on in a search that
 * has begun is one step.
 */
export const useCandidateFilter = () => {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readFilter(search), [search])
  // A second change may come before the page shows the first one: it goes on from that.
  const latest = useRef(filter)
  useLayoutEffect(() => {
    latest.current = filter
  }, [filter])
  const change = useCallback(
    (changed: Partial<ListFilter>) => {
      const typing = changed.q !== undefined && changed.q !== '' && latest.current.q !== ''
      const next = { ...latest.current, ...changed }
      latest.current = next
      setSearch((now) => writeFilter(now, next), { replace: typing, preventScrollReset: true })
    },
    [setSearch],
  )
  const clear = useCallback(() => change(narrowing), [change])
  return { filter, change, clear }
}
