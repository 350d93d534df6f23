import { useQuery } from '@tanstack/react-query'
import { callPage, queryKeys } from '@wervio/api-client'
import { endpoints, limits, type Match } from '@wervio/contracts'
import { isInPipeline } from './pipeline-match.ts'

const allMatches = async (id: string, signal: AbortSignal): Promise<Match[]> => {
  const found: Match[] = []
  let cursor: string | undefined
  do {
    const page = await callPage(endpoints.listMatches, { params: { id }, query: { limit: limits.listMaximum, cursor } }, { signal })
    found.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return found
}

const matchesQuery = (vacancyId: string) => ({
  queryKey: queryKeys.vacancies.matches(vacancyId),
  queryFn: ({ signal }: { signal: AbortSignal }) => allMatches(vacancyId, signal),
  retry: false,
})

const inPipeline = (matches: Match[]) => matches.filter(isInPipeline)

/** The candidates in the pipeline of a vacancy, all pages of them. */
export const useMatches = (vacancyId: string) => useQuery({ ...matchesQuery(vacancyId), select: inPipeline })

const howMany = (matches: Match[]) => inPipeline(matches).length

/** How many are in the pipeline, once that has been loaded; asks nothing itself. */
export const useMatchCount = (vacancyId: string): number | undefined => useQuery({ ...matchesQuery(vacancyId), select: howMany, enabled: false }).data
