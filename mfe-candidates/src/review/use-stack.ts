import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
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
import { errorText } from '../candidate/error-text.ts'

// The client already repeats reads where that helps; a second layer would only delay the error.
const retry = false
/** How often a stack that is being read is looked at, in milliseconds. */
const LOOK_MS = 1_500

const goesOn = ({ status }: ImportItemSummary): boolean => status === 'waiting' || status === 'reading'

/** The recruiter's stacks that aren't finished. */
export const useOpenStacks = () =>
  useQuery({
    queryKey: queryKeys.candidates.imports,
    queryFn: ({ signal }) => call(listImports, {}, { signal }),
    retry,
  })

/** One stack; looked at again and again while something in it is being read. */
export const useStack = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.import(id),
    queryFn: ({ signal }) => call(getImport, { params: { id } }, { signal }),
    retry,
    refetchInterval: ({ state }) => (state.data?.items.some(goesOn) ? LOOK_MS : false),
  })

/** What was read in one CV, and whom it may be a double of. */
export const useStackItem = (id: string, updatedAt: string) =>
  useQuery({
    queryKey: [...queryKeys.candidates.importItem(id), updatedAt],
    queryFn: ({ signal }) => call(getImportItem, { params: { id } }, { signal }),
    retry,
  })

type ItemDraft = CallInput<typeof saveImportItem>['body']

/** What can be done with the CVs of one stack. Failures are told by a toast; nothing is lost by them. */
export const useStackActions = (stackId: string) => {
  const queries = useQueryClient()
  const key = queryKeys.candidates.import(stackId)
  const refresh = () => queries.invalidateQueries({ queryKey: key })
  const change = (items: (now: ImportItemSummary[]) => ImportItemSummary[]) =>
    queries.setQueryData<CvImport>(key, (now) => now && { ...now, items: items(now.items) })
  const tell = (fallback: string) => (error: unknown) => {
    toast(errorText(error, fallback), { tone: 'red' })
    void refresh()
  }
  return {
    save: useMutation({
      mutationFn: ({ id, draft }: { id: string; draft: ItemDraft }) =>
        call(saveImportItem, { params: { id }, body: draft }),
      onSuccess: (candidate, { id }) => {
        change((items) =>
          items.map((item) =>
            item.id === id
              ? {
                  ...item,
                  status: 'saved',
                  name: candidate.name,
                  title: candidate.title,
                  candidate_id: candidate.id,
                  problem: null,
                }
              : item,
          ),
        )
        void queries.invalidateQueries({ queryKey: queryKeys.candidates.list })
      },
      onError: tell(messages.candidateSaveFailed),
    }),
    readAgain: useMutation({
      mutationFn: (id: string) => call(retryImportItem, { params: { id } }),
      onSuccess: (changed) => change((items) => items.map((item) => (item.id === changed.id ? changed : item))),
      onSettled: refresh,
      onError: tell(messages.importFailed),
    }),
    drop: useMutation({
      mutationFn: (id: string) => call(deleteImportItem, { params: { id } }),
      onSuccess: (_, id) => change((items) => items.filter((item) => item.id !== id)),
      onError: tell(messages.importFailed),
    }),
    dropStack: useMutation({
      mutationFn: () => call(deleteImport, { params: { id: stackId } }),
      onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.candidates.imports, exact: true }),
      onError: tell(messages.importFailed),
    }),
    refresh,
  }
}
