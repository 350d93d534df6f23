import { useQuery } from '@tanstack/react-query'
import { callAll, queryKeys } from '@wervio/api-client'
import { endpoints, type Match } from '@wervio/contracts'
import { isInPipeline } from './pipeline-match.ts'

const matchesQuery = (vacancyId: string) => ({
  queryKey: queryKeys.vacancies.matches(vacancyId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    callAll(endpoints.listMatches, { params: { id: vacancyId } }, { signal }),
  retry: false,
})

const inPipeline = (matches: Match[]) => matches.filter(isInPipeline)

/** The candidates in the pipeline of a vacancy, all pages of them. */
export const useMatches = (vacancyId: string) => useQuery({ ...matchesQuery(vacancyId), select: inPipeline })

const howMany = (matches: Match[]) => inPipeline(matches).length

/** How many are in the pipeline, once that has been loaded; asks nothing itself. */
export const useMatchCount = (vacancyId: string): number | undefined =>
  useQuery({ ...matchesQuery(vacancyId), select: howMany, enabled: false }).data
