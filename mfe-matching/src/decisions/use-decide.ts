import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { decideMatches, type DecisionKind, type Match } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { outdateDecided } from './outdate-decided.ts'
import { useUndoDecisions } from './use-undo-decisions.ts'

type Decision = {
  /** As the screen shows them, with their scores. */
  candidates: readonly Pick<Match, 'id' | 'name' | 'stage' | 'score'>[]
  kind: DecisionKind
  reason: string
}

const doneText = ({ candidates, kind }: Decision): string => {
  const [only] = candidates
  const who = candidates.length === 1 && only ? only.name : `${candidates.length} kandidaten`
  if (kind === 'reject') return `${who} afgewezen. Je reden is bewaard.`
  return `${who} ${candidates.length === 1 ? 'is' : 'zijn'} een fase verder. Je reden is bewaard.`
}

/** As much of a score as tells it from another. */
const shownScore = (score: Match['score']) => (score ? { version: score.version, states: score.states } : null)

/** Moves candidates on or rejects them, all or none, with the recruiter's reason; the toast takes it back. */
export const useDecide = (vacancyId: string) => {
  const queries = useQueryClient()
  const undo = useUndoDecisions(vacancyId)
  return useMutation({
    mutationFn: ({ candidates, kind, reason }: Decision) =>
      call(decideMatches, {
        params: { id: vacancyId },
        body: {
          candidate_ids: candidates.map(({ id }) => id),
          kind,
          reason,
          version: candidates.find(({ score }) => score)?.score?.version ?? null,
          scores: Object.fromEntries(candidates.map(({ id, score }) => [id, shownScore(score)])),
          stages: Object.fromEntries(candidates.map(({ id, stage }) => [id, stage])),
        },
      }),
    onSuccess: (decisions, decision) => {
      toast(doneText(decision), { action: { label: 'Ongedaan maken', onSelect: () => undo.mutate(decisions) } })
      outdateDecided(
        queries,
        vacancyId,
        decision.candidates.map(({ id }) => id),
      )
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
