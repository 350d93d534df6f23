import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, errorText } from '@wervio/api-client'
import { messages, undoDecisions, type MatchDecision } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { outdateDecided } from './outdate-decided.ts'

const undoneText = ([first, ...others]: readonly MatchDecision[]): string =>
  others.length === 0 && first
    ? `Het besluit over ${first.candidate_name} is teruggedraaid.`
    : `${others.length + 1} besluiten zijn teruggedraaid.`

/** Takes decisions about candidates for a vacancy back, all or none, and says what came of it. */
export const useUndoDecisions = (vacancyId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decisions: readonly Pick<MatchDecision, 'id'>[]) =>
      call(undoDecisions, { params: { id: vacancyId }, body: { decision_ids: decisions.map(({ id }) => id) } }),
    onSuccess: (lines) => {
      toast(undoneText(lines))
      outdateDecided(
        queries,
        vacancyId,
        lines.map(({ candidate_id: id }) => id),
      )
    },
    onError: (error) => {
      toast(errorText(error, messages.decisionFailed), { tone: 'red' })
      if (error instanceof ApiError && error.status === 409) outdateDecided(queries, vacancyId, [])
    },
  })
}
