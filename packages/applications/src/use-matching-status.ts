import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { getMatchingStatus } from '@wervio/contracts'
import { useEffect, useRef } from 'react'
import { SCORED } from './scored-matches-query.ts'
import { useIsBeingDeleted } from './vacancy-deletion.ts'

/** Milliseconds between two looks at scores that are being computed. */
const PAUSE = 1_500
/** The same after a look that failed, so that a service in trouble isn't flooded. */
const PAUSE_AFTER_FAILURE = 30_000

const hasScores = (data: unknown): boolean => Array.isArray(data) && data.length > 0

/**
 * How the kept scores of a vacancy stand; asked again while they are being computed. When more of them are there, the
 * lists and details that show them are read again; a list that is read as a whole is, once it shows anybody, at the
 * end. Nothing is asked of a vacancy that is being or was deleted.
 */
export const useMatchingStatus = (vacancyId: string) => {
  const queries = useQueryClient()
  const isBeingDeleted = useIsBeingDeleted(vacancyId)
  const status = useQuery({
    queryKey: queryKeys.vacancies.matching(vacancyId),
    queryFn: ({ signal }) => call(getMatchingStatus, { params: { id: vacancyId } }, { signal }),
    staleTime: 0,
    enabled: !isBeingDeleted,
    refetchInterval: ({ state: { data, error } }) => {
      if (data?.state !== 'refreshing') return false
      return error ? PAUSE_AFTER_FAILURE : PAUSE
    },
  })
  const isRefreshing = status.data?.state === 'refreshing'
  const version = status.data?.version
  const progress = status.data && `${status.data.version} ${status.data.state} ${status.data.done}`
  const seenProgress = useRef({ progress, version })
  useEffect(() => {
    const before = seenProgress.current
    seenProgress.current = { progress, version }
    if (before.progress === undefined || progress === undefined || before.progress === progress) return
    const isUnderWay = isRefreshing && before.version === version
    void queries.invalidateQueries({
      queryKey: queryKeys.vacancies.matches(vacancyId),
      predicate: ({ queryKey, state }) => !(isUnderWay && queryKey.at(-1) === SCORED && hasScores(state.data)),
    })
  }, [progress, version, isRefreshing, queries, vacancyId])
  return status
}
