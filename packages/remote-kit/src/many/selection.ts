/** Which rows of a list are chosen, by id. Rows that the list no longer shows stay chosen. */
export type SelectionState = {
  /** Whether choosing was begun by its button, so that it goes on without anything chosen. */
  isStarted: boolean
  chosenIds: ReadonlySet<string>
  /** The row that a range begins at, and what was chosen before the range. */
  range: { from: string; before: ReadonlySet<string> } | null
}

export const emptySelection: SelectionState = { isStarted: false, chosenIds: new Set(), range: null }

/** Chooses a row, or drops it; a range may begin there. */
export const toggleRow = (state: SelectionState, id: string): SelectionState => {
  const chosenIds = new Set(state.chosenIds)
  if (!chosenIds.delete(id)) chosenIds.add(id)
  return { ...state, chosenIds, range: { from: id, before: chosenIds } }
}

/**
 * Chooses every row from the begin of the range up to this one, instead of the range until now. Without a range it
 * begins at `from`.
 */
export const extendRange = (
  state: SelectionState,
  order: readonly string[],
  id: string,
  from: string = id,
): SelectionState => {
  const range = state.range && order.includes(state.range.from) ? state.range : { from, before: state.chosenIds }
  const [begin, end] = [order.indexOf(range.from), order.indexOf(id)]
  const rows = order.slice(Math.min(begin, end), Math.max(begin, end) + 1)
  return { ...state, chosenIds: new Set([...range.before, ...rows]), range }
}

export const chooseRows = (state: SelectionState, ids: readonly string[]): SelectionState => ({
  ...state,
  chosenIds: new Set([...state.chosenIds, ...ids]),
})

export const dropRows = (state: SelectionState, ids: readonly string[]): SelectionState => {
  const chosenIds = new Set(state.chosenIds)
  for (const id of ids) chosenIds.delete(id)
  return { ...state, chosenIds, range: null }
}
