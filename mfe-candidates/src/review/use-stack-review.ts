import type { CandidateDraft, ImportItemSummary } from '@wervio/contracts'
import { useSearchParams } from '@wervio/routing'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'
import { useEffect, useRef, useState } from 'react'
import { UNDO_MERGE, useUndoMergeOf } from '../candidate/undo-merge.ts'
import { itemName, needsReview, nextForReview } from './stack-state.ts'
import { useStackActions } from './use-stack.ts'

const ITEM_PARAMETER = 'cv'

const showToast: typeof toast = (text, options) => toast(text, { ...options, place: 'stack' })

/** Which CV of a stack is on screen, and what its buttons do: after a save or a removal the next one comes. */
export const useStackReview = (uid: string, stackId: string, items: readonly ImportItemSummary[], isDone: boolean) => {
  const [search, setSearch] = useSearchParams()
  const actions = useStackActions(uid, stackId)
  const { save, drop, readAgain } = actions
  const undo = useUndoMergeOf()
  const isMounted = useIsMounted()
  /** What the recruiter last did: chose a CV, or was done with the last one that was ready. */
  const [lastMove, setLastMove] = useState<'chose' | 'finished' | null>(null)
  const requestedId = search.get(ITEM_PARAMETER)
  const requestedItem = items.find((item) => item.id === requestedId) ?? null
  // What nobody asked for stays on screen too: a CV before it that is read meanwhile doesn't take its place.
  const [firstId, setFirstId] = useState<string | null>(null)
  const firstItem = items.find((item) => item.id === firstId && needsReview(item)) ?? nextForReview(items, firstId)
  if (firstItem && firstItem.id !== firstId) setFirstId(firstItem.id)
  const visibleItem = requestedItem ?? firstItem ?? (isDone ? null : (items[0] ?? null))

  // An answer may come much later: it has to see the CV that is asked for and the items of that moment.
  const latest = useRef({ requestedId, items })
  useEffect(() => {
    latest.current = { requestedId, items }
  })
  const choose = (item: { id: string } | null) => {
    setLastMove(item ? 'chose' : 'finished')
    setSearch(item ? { [ITEM_PARAMETER]: item.id } : {}, { replace: latest.current.requestedId !== null })
  }
  /** Goes on from a CV, unless somebody chose another one since `requestedBefore` was. */
  const goOnFrom = (item: ImportItemSummary, requestedBefore: string | null) => {
    const now = latest.current
    if (isMounted.current && now.requestedId === requestedBefore) choose(nextForReview(now.items, item.id))
  }

  // TanStack drops the callbacks of a single `mutate` when the page was left: the promise is awaited instead.
  const saveItem = async (item: ImportItemSummary, draft: CandidateDraft & { merge_with?: string }) => {
    const requestedBefore = latest.current.requestedId
    const candidate = await save.mutateAsync({ id: item.id, draft })
    if (draft.merge_with)
      showToast(`Het CV staat nu bij ${candidate.name}.`, {
        action: { label: UNDO_MERGE, onSelect: () => undo(candidate.id) },
      })
    else showToast(`${candidate.name} is toegevoegd.`)
    goOnFrom(item, requestedBefore)
  }
  const dropItem = async (item: ImportItemSummary) => {
    const requestedBefore = latest.current.requestedId
    await drop.mutateAsync(item.id)
    showToast(`${itemName(item)} is weggelaten.`)
    goOnFrom(item, requestedBefore)
  }
  /** Whether something is being done with this CV; others can be worked on meanwhile. */
  const isBusy = ({ id }: ImportItemSummary): boolean =>
    (save.isPending && save.variables.id === id) ||
    (drop.isPending && drop.variables === id) ||
    (readAgain.isPending && readAgain.variables === id)
  const index = items.findIndex(({ id }) => id === visibleItem?.id)
  const chooseAt = (at: number) => {
    const item = items[at]
    return visibleItem && item ? () => choose(item) : null
  }
  return {
    ...actions,
    visibleItem,
    /** Place of the CV on screen; 0 is the first. */
    index,
    /** Whether the CV on screen was gone to; one that is read after the others were done comes by itself. */
    hasChosen: lastMove === 'chose',
    hasMoved: lastMove !== null,
    choose,
    goToNext: chooseAt(index + 1),
    goToPrevious: chooseAt(index - 1),
    saveItem,
    dropItem,
    isBusy,
  }
}
