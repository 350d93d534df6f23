import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getMatchingStatus } from '@wervio/contracts'
import { useEffect, useRef } from 'react'

/** Milliseconds between two looks at scores that are being computed. */
const PAUSE = 1_500
/** The same after a look that failed, so that a service in trouble isn't flooded. */
const PAUSE_AFTER_FAILURE = 30_000

/**
 * How the kept scores of a vacancy stand; asked again while they are being computed. When more of them are there, the
 * lists and details that show them are read again.
 */
export const useMatchingStatus = (vacancyId: string) => {
  const queries = useQueryClient()
  const status = useQuery({
    queryKey: queryKeys.vacancies.matching(vacancyId),
    queryFn: ({ signal }) => call(getMatchingStatus, { params: { id: vacancyId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => {
      if (data?.state !== 'refreshing') return false
      return error ? PAUSE_AFTER_FAILURE : PAUSE
    },
  })
  const progress = status.data && `${status.data.version} ${status.data.state} ${status.data.done}`
  const seenProgress = useRef(progress)
  useEffect(() => {
    const isFirst = seenProgress.current === undefined
    const hasChanged = seenProgress.current !== progress
    seenProgress.current = progress
    if (!isFirst && hasChanged) void queries.invalidateQueries({ queryKey: queryKeys.vacancies.matches(vacancyId) })
  }, [progress, queries, vacancyId])
  return status
}
