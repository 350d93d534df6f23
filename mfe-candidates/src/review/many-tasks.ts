import type { QueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import {
  cvCountText,
  getImportItem,
  messages,
  saveImportItem,
  type Candidate,
  type CvImport,
  candidateCountText,
} from '@wervio/contracts'
import type { ManyTask, Selectable } from '@wervio/remote-kit'
import { alikeItemsOf } from './alike-items.ts'
import { readyToSave } from './ready-to-save.ts'
import { showDropped, showSaved } from './stack-cache.ts'
import { removeItem } from './use-stack.ts'

type Stack = { uid: string; stackId: string }

/** Whether another CV of the stack may be of the same person, as the stack is now. */
const isAlike = (queries: QueryClient, { stackId }: Stack, id: string): boolean => {
  const { items = [] } = queries.getQueryData<CvImport>(queryKeys.candidates.import(stackId)) ?? {}
  const item = items.find((one) => one.id === id)
  return item !== undefined && alikeItemsOf(items, item).length > 0
}

/**
 * Saves the CVs in which nothing asks for a look; the others stay, each with its reason. A saved CV can't be taken
 * back.
 */
export const saveTask = (queries: QueryClient, stack: Stack, items: readonly Selectable[]): ManyTask<Candidate> => ({
  items,
  label: 'Opslaan',
  fallback: messages.candidateSaveFailed,
  act: async ({ id }) => {
    const result = readyToSave(stack.uid, await call(getImportItem, { params: { id } }), isAlike(queries, stack, id))
    if ('reason' in result) throw new ApiError(result.reason, { code: 'validation_failed' })
    return call(saveImportItem, { params: { id }, body: result.draft })
  },
  onDone: (successes) => showSaved(queries, stack, new Map(successes.map(({ item, outcome }) => [item.id, outcome]))),
  doneText: (count) => `${candidateCountText(count)} ${count === 1 ? 'is' : 'zijn'} toegevoegd.`,
})

/** Leaves CVs out of the stack, with their files. */
export const dropTask = (queries: QueryClient, stack: Stack, items: readonly Selectable[]): ManyTask<void> => ({
  items,
  label: 'Weglaten',
  fallback: messages.importFailed,
  act: ({ id }) => removeItem(id),
  onDone: (successes) =>
    showDropped(
      queries,
      stack,
      successes.map(({ item }) => item.id),
    ),
  doneText: (count) => `${cvCountText(count)} ${count === 1 ? 'is' : 'zijn'} weggelaten.`,
})
