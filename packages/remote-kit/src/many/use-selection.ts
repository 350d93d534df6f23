import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { chooseRows, dropRows, emptySelection, extendRange, toggleRow } from './selection.ts'

/** What can be chosen: somebody or something with a name. */
export type Selectable = { id: string; name: string }

/** What a row of the list needs; the same object until the selection changes. */
export type RowSelection = {
  /** Whether rows can be chosen at all. */
  mayChoose: boolean
  isChoosing: boolean
  chosenIds: ReadonlySet<string>
  /** Chooses a row, or drops it. The same function at every render. */
  toggle: (id: string) => void
  /** Chooses all rows from the one before, else from `from`, up to this one. The same function at every render. */
  extend: (id: string, from?: string) => void
}

/**
 * The rows of a list that a recruiter chose. `rows` is what the list shows, in its order: only those are acted on. Who
 * was chosen and isn't shown any longer, because of a filter, stays chosen and is counted apart. Without `mayChoose`,
 * for a role that could do nothing with them, no row can be chosen.
 */
export const useSelection = <Row extends Selectable>(rows: readonly Row[], mayChoose = true) => {
  const [selection, setState] = useState(emptySelection)
  const state = mayChoose ? selection : emptySelection
  const order = useMemo(() => rows.map(({ id }) => id), [rows])
  const latestOrder = useRef(order)
  useEffect(() => {
    latestOrder.current = order
  }, [order])
  const toggle = useCallback((id: string) => setState((now) => toggleRow(now, id)), [])
  const extend = useCallback(
    (id: string, from?: string) => setState((now) => extendRange(now, latestOrder.current, id, from)),
    [],
  )
  const chooseAll = useCallback(() => setState((now) => chooseRows(now, latestOrder.current)), [])
  const drop = useCallback((ids: readonly string[]) => setState((now) => dropRows(now, ids)), [])
  const clear = useCallback(() => setState(emptySelection), [])
  const start = useCallback(() => setState((now) => ({ ...now, isStarted: true })), [])
  const { chosenIds, isStarted } = state
  const chosenRows = useMemo(() => rows.filter(({ id }) => chosenIds.has(id)), [rows, chosenIds])
  const isChoosing = isStarted || chosenIds.size > 0
  const rowSelection = useMemo<RowSelection>(
    () => ({ mayChoose, isChoosing, chosenIds, toggle, extend }),
    [mayChoose, isChoosing, chosenIds, toggle, extend],
  )
  return {
    rowSelection,
    mayChoose,
    order,
    isChoosing,
    /** Whether choosing was begun by its button: a click on a row chooses it then. */
    isStarted,
    chosenRows,
    /** Chosen rows that the list doesn't show now. */
    hiddenCount: chosenIds.size - chosenRows.length,
    toggle,
    extend,
    chooseAll,
    drop,
    clear,
    start,
  }
}

export type Selection<Row extends Selectable> = ReturnType<typeof useSelection<Row>>
