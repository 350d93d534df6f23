import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { decideMatches, type DecisionKind, type Match } from '@wervio/contracts'
import { toast } from '@wervio/ui'

type Decision = {
  candidates: readonly Pick<Match, 'id' | 'name' | 'stage'>[]
  kind: DecisionKind
  reason: string
  /** The version of the requirements that was on the screen; null when no score was. */
  version: string | null
}

const doneText = ({ candidates, kind }: Decision): string => {
  const [only] = candidates
  const who = candidates.length === 1 && only ? only.name : `${candidates.length} kandidaten`
  if (kind === 'reject') return `${who} afgewezen. Je reden is bewaard.`
  return `${who} ${candidates.length === 1 ? 'is' : 'zijn'} een fase verder. Je reden is bewaard.`
}

/** Moves candidates on or rejects them, all or none, with the recruiter's reason. */
export const useDecide = (vacancyId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ candidates, kind, reason, version }: Decision) =>
      call(decideMatches, {
        params: { id: vacancyId },
        body: {
          candidate_ids: candidates.map(({ id }) => id),
          kind,
          reason,
          version,
          stages: Object.fromEntries(candidates.map(({ id, stage }) => [id, stage])),
        },
      }),
    onSuccess: (_decisions, decision) => {
      toast(doneText(decision))
      const { vacancies, candidates } = queryKeys
      const ofCandidates = decision.candidates.flatMap(({ id }) => [candidates.timeline(id), candidates.one(id)])
      for (const queryKey of [
        vacancies.matches(vacancyId),
        vacancies.decisions(vacancyId),
        vacancies.list,
        candidates.list,
        ...ofCandidates,
      ])
        void queries.invalidateQueries({ queryKey })
    },
    // The scores on the screen are no longer those that are kept: show the kept ones before somebody decides again.
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return
      const { matches, matching, requirements } = queryKeys.vacancies
      for (const keyOf of [matches, matching, requirements])
        void queries.invalidateQueries({ queryKey: keyOf(vacancyId) })
    },
  })
}
