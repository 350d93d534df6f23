import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'

/** Marks what a decision changes as to be read again: lists of the vacancy, its log, and the candidates. */
export const outdateDecided = (queries: QueryClient, vacancyId: string, candidateIds: readonly string[]): void => {
  const { vacancies, candidates } = queryKeys
  for (const queryKey of [
    vacancies.matches(vacancyId),
    vacancies.decisions(vacancyId),
    vacancies.list,
    candidates.list,
    ...candidateIds.flatMap((id) => [candidates.timeline(id), candidates.one(id)]),
  ])
    void queries.invalidateQueries({ queryKey })
}
