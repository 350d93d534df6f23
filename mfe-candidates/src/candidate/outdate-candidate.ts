import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'

const { candidates, vacancies } = queryKeys

const outdate = async (queries: QueryClient, keys: readonly (readonly unknown[])[]): Promise<void> => {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/**
 * Has everything read again that mentions a candidate and is not their own record: lists, timeline, recordings, the
 * duplicates of everybody, and the pipelines and counts of vacancies.
 */
export const outdateMentions = (queries: QueryClient, id: string): Promise<void> =>
  outdate(queries, [
    candidates.list,
    candidates.timeline(id),
    candidates.recordings(id),
    candidates.allDuplicates,
    vacancies.allMatches,
    vacancies.list,
  ])

/**
 * The same, and their record and CV too: for who changed a candidate without an answer that holds the new record. A
 * record that is not on screen is dropped, because a form on their page would begin with the old values.
 */
export const outdateCandidate = async (queries: QueryClient, id: string): Promise<void> => {
  queries.removeQueries({ queryKey: candidates.one(id), type: 'inactive' })
  await Promise.all([outdate(queries, [candidates.one(id), candidates.cv(id)]), outdateMentions(queries, id)])
}
