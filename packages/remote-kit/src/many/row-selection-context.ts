import { createContext, useContext } from 'react'
import type { RowSelection } from './use-selection.ts'

const RowSelectionContext = createContext<RowSelection | null>(null)

/** Given by a `SelectionArea`, so that a choice draws only the boxes of its rows again. */
export const RowSelectionProvider = RowSelectionContext.Provider

/** The selection of the list that a row stands in. */
export const useRowSelection = (): RowSelection => {
  const selection = useContext(RowSelectionContext)
  if (!selection) throw new Error('A box to choose a row stands in a SelectionArea')
  return selection
}
