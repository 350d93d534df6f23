import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { outdateCandidates } from '@wervio/candidates'
import type { Candidate, CvImport, ImportItemSummary } from '@wervio/contracts'
import { reviewDraftStore } from './review-draft-store.ts'

/**
 * Has the list of open stacks and their counts read again; stacks themselves, whose keys begin with the key of the
 * list, are left as they are.
 */
export const outdateOpenStacks = async (queries: QueryClient): Promise<void> => {
  await Promise.all([
    queries.invalidateQueries({ queryKey: queryKeys.candidates.imports, exact: true }),
    queries.invalidateQueries({ queryKey: queryKeys.candidates.importProgress }),
  ])
}

/** Whether a query is of what was read in any other CV than these. */
const isOtherItem = (key: readonly unknown[], ids: readonly string[]): boolean => {
  const itemKey: readonly unknown[] = queryKeys.candidates.importItem('')
  return key[0] === itemKey[0] && key[1] === itemKey[1] && !ids.includes(String(key[2]))
}

/** Changes the CVs of a stack as they are on screen. */
export const changeItems = (
  queries: QueryClient,
  stackId: string,
  change: (items: ImportItemSummary[]) => ImportItemSummary[],
): void => {
  queries.setQueryData<CvImport>(
    queryKeys.candidates.import(stackId),
    (now) => now && { ...now, items: change(now.items) },
  )
}

type Stack = { uid: string; stackId: string }

/** Shows CVs as saved, each under the id of its item, and forgets what was typed in them. */
export const showSaved = (
  queries: QueryClient,
  { uid, stackId }: Stack,
  candidates: ReadonlyMap<string, Candidate>,
): void => {
  const ids = [...candidates.keys()]
  for (const id of ids) reviewDraftStore(uid, id).drop()
  changeItems(queries, stackId, (items) =>
    items.map((item) => {
      const candidate = candidates.get(item.id)
      if (!candidate) return item
      const { name, title, id: candidate_id } = candidate
      return { ...item, status: 'saved', name, title, candidate_id, problem: null }
    }),
  )
  // A profile that the CV was added to holds more now.
  void outdateCandidates(
    queries,
    [...candidates.values()].map(({ id }) => id),
  )
  void outdateOpenStacks(queries)
  // Another CV of the stack may now have this candidate as its duplicate.
  void queries.invalidateQueries({ predicate: ({ queryKey }) => isOtherItem(queryKey, ids) })
}

/** Takes CVs that were left out off the screen, and forgets what was typed in them. */
export const showDropped = (queries: QueryClient, { uid, stackId }: Stack, ids: readonly string[]): void => {
  for (const id of ids) reviewDraftStore(uid, id).drop()
  changeItems(queries, stackId, (items) => items.filter(({ id }) => !ids.includes(id)))
  void outdateOpenStacks(queries)
}
