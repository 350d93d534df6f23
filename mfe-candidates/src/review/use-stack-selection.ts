import type { ImportItemSummary } from '@wervio/contracts'
import { useSelection, type Selectable, type Selection } from '@wervio/remote-kit'
import { useMemo } from 'react'
import { itemName, needsReview } from './stack-state.ts'

export type StackSelection = Selection<Selectable>

/** The CVs of a stack that a recruiter chose; what is saved or still being read can't be chosen. */
export const useStackSelection = (items: readonly ImportItemSummary[]): StackSelection => {
  const rows = useMemo(() => items.filter(needsReview).map((item) => ({ id: item.id, name: itemName(item) })), [items])
  return useSelection(rows)
}
