import { useQuery } from '@tanstack/react-query'
import { callPage, queryKeys } from '@wervio/api-client'
import { limits, listMatches, type Match } from '@wervio/contracts'

const allMatches = async (id: string, signal: AbortSignal): Promise<Match[]> => {
  const found: Match[] = []
  let cursor: string | undefined
  do {
    const page = await callPage(listMatches, { params: { id }, query: { limit: limits.listMaximum, cursor } }, { signal })
    found.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return found
}

/** Everybody with a score for this vacancy, or in its pipeline. */
export const useVacancyMatches = (vacancyId: string) =>
  useQuery({ queryKey: queryKeys.vacancies.matches(vacancyId), queryFn: ({ signal }) => allMatches(vacancyId, signal), retry: false })
