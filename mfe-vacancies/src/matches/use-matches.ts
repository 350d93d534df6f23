import { useQuery } from '@tanstack/react-query'
import { isInPipeline, matchesQuery } from '@wervio/applications'
import type { Match } from '@wervio/contracts'

const selectPipeline = (matches: Match[]) => matches.filter(isInPipeline)

/** Starts to read the candidates of a vacancy; tells whether an answer or a failure is there. */
export const useMatchesRead = (vacancyId: string): boolean => useQuery(matchesQuery(vacancyId)).isFetched

/** The candidates in the pipeline of a vacancy, all pages of them. After a failure only a button reads them again. */
export const useMatches = (vacancyId: string) =>
  useQuery({ ...matchesQuery(vacancyId), select: selectPipeline, retryOnMount: false })

const countPipeline = (matches: Match[]) => selectPipeline(matches).length

/** How many are in the pipeline, once they have been loaded; sends no request itself. */
export const useMatchCount = (vacancyId: string): number | undefined =>
  useQuery({ ...matchesQuery(vacancyId), select: countPipeline, enabled: false }).data
