import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'

const { candidates, vacancies } = queryKeys

/** What mentions any candidate. */
const lists = [candidates.list, candidates.allDuplicates, vacancies.allMatches, vacancies.list] as const

/** What belongs to one candidate beside their record. */
const partsOf = (id: string) => [
  candidates.timeline(id),
  candidates.notes(id),
  candidates.recordings(id),
  candidates.consents(id),
  candidates.scorecards(id),
]

const outdate = async (queries: QueryClient, keys: readonly (readonly unknown[])[]): Promise<void> => {
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/**
 * Has everything read again that mentions a candidate and is not their own record: lists, timeline, notes, recordings,
 * the duplicates of everybody, and the pipelines and counts of vacancies.
 */
export const outdateMentions = (queries: QueryClient, id: string): Promise<void> =>
  outdate(queries, [...partsOf(id), ...lists])

/**
 * The same, and their record and CV too, for candidates who changed without an answer that holds the new record. A
 * record that is not on screen is dropped, because a form on their page would begin with the old values. Each list is
 * read again once.
 */
export const outdateCandidates = async (queries: QueryClient, ids: readonly string[]): Promise<void> => {
  for (const id of ids) queries.removeQueries({ queryKey: candidates.one(id), type: 'inactive' })
  await outdate(queries, [...ids.flatMap((id) => [candidates.one(id), candidates.cv(id), ...partsOf(id)]), ...lists])
}

/** The same for one candidate. */
export const outdateCandidate = (queries: QueryClient, id: string): Promise<void> => outdateCandidates(queries, [id])
