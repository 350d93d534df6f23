import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, isNotFound, queryKeys } from '@wervio/api-client'
import {
  deleteImport,
  deleteImportItem,
  getImport,
  getImportItem,
  listImports,
  messages,
  retryImportItem,
  saveImportItem,
  type CallInput,
  type CvImport,
  type ImportItemSummary,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { reviewDraftStore } from './review-draft-store.ts'
import { changeItems, outdateOpenStacks, showDropped, showSaved } from './stack-cache.ts'
import { isBeingRead } from './stack-state.ts'

/** How often a stack that is being read is looked at, in milliseconds. */
const POLL_MS = 1_500
/** The same for the list of stacks, which only counts. */
const LIST_POLL_MS = 5_000

/** The recruiter's stacks that aren't finished. */
export const useOpenStacks = () =>
  useQuery({
    queryKey: queryKeys.candidates.imports,
    queryFn: ({ signal }) => call(listImports, {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ items }) => items.some(isBeingRead)) ? LIST_POLL_MS : false),
  })

/** One stack; looked at again and again while something in it is being read. */
export const useStack = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.import(id),
    queryFn: ({ signal }) => call(getImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.items.some(isBeingRead) ? POLL_MS : false),
  })

/** The key of one CV as it was read at that moment. */
export const stackItemKey = ({ id, updated_at }: Pick<ImportItemSummary, 'id' | 'updated_at'>) =>
  [...queryKeys.candidates.importItem(id), updated_at] as const

/** What was read in one CV, and whom it may be a duplicate of. */
export const useStackItem = (item: Pick<ImportItemSummary, 'id' | 'updated_at'>, isEnabled = true) =>
  useQuery({
    queryKey: stackItemKey(item),
    queryFn: ({ signal }) => call(getImportItem, { params: { id: item.id } }, { signal }),
    enabled: isEnabled,
  })

type ItemDraft = CallInput<typeof saveImportItem>['body']

/** Leaves a CV out of its stack; one that was removed already, in another tab, counts as left out. */
export const removeItem = async (id: string): Promise<void> => {
  try {
    await call(deleteImportItem, { params: { id } })
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

/** The actions tell of a failure themselves; for who waits for one only to go on. */
export const ignoreToldFailure = (): void => undefined

/**
 * What can be done with the CVs of one stack. A failure shows a toast and loses nothing; what was typed is forgotten
 * once it is of no more use, also when the page was left meanwhile.
 */
export const useStackActions = (uid: string, stackId: string) => {
  const queries = useQueryClient()
  const key = queryKeys.candidates.import(stackId)
  const dropDraft = (itemId: string) => reviewDraftStore(uid, itemId).drop()
  const refresh = () => queries.invalidateQueries({ queryKey: key })
  const handleError = (fallback: string) => (error: unknown) => {
    toast(errorText(error, fallback), { tone: 'red' })
    void refresh()
  }
  return {
    save: useMutation({
      mutationFn: ({ id, draft }: { id: string; draft: ItemDraft }) =>
        call(saveImportItem, { params: { id }, body: draft }),
      onSuccess: (candidate, { id }) => showSaved(queries, { uid, stackId }, new Map([[id, candidate]])),
      onError: (error, { id }) => {
        handleError(messages.candidateSaveFailed)(error)
        // The duplicates may have changed: that candidate can have been erased.
        void queries.invalidateQueries({ queryKey: queryKeys.candidates.importItem(id) })
      },
    }),
    readAgain: useMutation({
      mutationFn: (id: string) => call(retryImportItem, { params: { id } }),
      onSuccess: (changed) => {
        dropDraft(changed.id)
        changeItems(queries, stackId, (items) => items.map((item) => (item.id === changed.id ? changed : item)))
        void outdateOpenStacks(queries)
      },
      onSettled: refresh,
      onError: handleError(messages.importFailed),
    }),
    drop: useMutation({
      mutationFn: removeItem,
      onSuccess: (_, id) => showDropped(queries, { uid, stackId }, [id]),
      onError: handleError(messages.importFailed),
    }),
    dropStack: useMutation({
      mutationFn: () => call(deleteImport, { params: { id: stackId } }),
      onSuccess: () => {
        queries.getQueryData<CvImport>(key)?.items.forEach(({ id }) => dropDraft(id))
        return outdateOpenStacks(queries)
      },
      onError: handleError(messages.importFailed),
    }),
  }
}
