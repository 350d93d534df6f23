import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import type { Application, CandidateSummary, Match } from '@wervio/contracts'
import { useMemo } from 'react'

const standing = (application: Application) => ({ application, stage: application.stage })

const withApplication = (matches: Match[], candidate: CandidateSummary, application: Application): Match[] =>
  matches.some(({ id }) => id === candidate.id)
    ? matches.map((match) => (match.id === candidate.id ? { ...match, ...standing(application) } : match))
    : [{ ...candidate, matchPercentage: null, ...standing(application) }, ...matches]

/** The key that every change of the applications for a vacancy is made under. */
export const applicationMutationKey = (vacancyId: string) => ['change-applications', vacancyId] as const

/**
 * Changes the cached applications for a vacancy, and invalidates the queries that a change of one of them makes stale.
 */
export const useApplicationCache = (vacancyId: string) => {
  const queries = useQueryClient()
  return useMemo(() => {
    const queryKey = queryKeys.vacancies.matches(vacancyId)
    const mutationKey = applicationMutationKey(vacancyId)
    const isLast = () => queries.isMutating({ mutationKey }) <= 1
    const change = (changeMatches: (matches: Match[]) => Match[]) =>
      queries.setQueryData<Match[]>(queryKey, (matches) => matches && changeMatches(matches))
    const readAgain = (candidateIds: readonly string[], withPipeline: boolean): void => {
      const { candidates, vacancies } = queryKeys
      const ofCandidates = candidateIds.flatMap((id) => [candidates.timeline(id), candidates.one(id)])
      const keys = [...(withPipeline ? [queryKey] : []), ...ofCandidates, candidates.list, vacancies.list]
      for (const key of keys) void queries.invalidateQueries({ queryKey: key })
    }
    return {
      /** Cancels running reads, because a response from before the change would replace it. */
      stopReading: () => queries.cancelQueries({ queryKey }),
      add: (candidate: CandidateSummary, application: Application) =>
        change((matches) => withApplication(matches, candidate, application)),
      update: (applicationId: string, fields: Partial<Application>) =>
        change((matches) =>
          matches.map((match) =>
            match.application?.id === applicationId
              ? { ...match, ...standing({ ...match.application, ...fields }) }
              : match,
          ),
        ),
      remove: (candidateId: string) =>
        change((matches) =>
          matches.map((match) => (match.id === candidateId ? { ...match, application: null, stage: null } : match)),
        ),
      /** Whether no other change of this pipeline is under way; asked by a change that is about to end. */
      isLast,
      /**
       * Reads again what a change makes stale: the candidate's procedures and status, and the lists that count either.
       * The pipeline itself is read after the last change only: an earlier answer would move cards back for a moment.
       */
      outdate: (candidateId: string): void => readAgain([candidateId], isLast()),
      /** The same for several candidates, once each change of them has ended: each list is read again once. */
      outdateAll: (candidateIds: readonly string[]): void =>
        readAgain(candidateIds, queries.isMutating({ mutationKey }) === 0),
    }
  }, [queries, vacancyId])
}
