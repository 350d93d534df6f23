import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { showCandidate } from '@wervio/candidates'
import { messages, undoCandidateMerge, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'

export const UNDO_MERGE = 'Samenvoegen ongedaan maken'

const undoMergeOptions = (queries: QueryClient, id: string) => ({
  mutationFn: () => call(undoCandidateMerge, { params: { id } }),
  onSuccess: ({ candidate, other }: { candidate: Candidate; other: Candidate }) => {
    showCandidate(queries, id, candidate)
    queries.setQueryData<Candidate>(queryKeys.candidates.one(other.id), other)
    queries.removeQueries({ queryKey: queryKeys.candidates.cv(id) })
    toast(`${candidate.name} en ${other.name} staan er weer apart.`)
  },
  onError: (error: unknown) => {
    toast(errorText(error, messages.candidateUnmergeFailed), { tone: 'red' })
    void queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(id) })
  },
})

/** Makes two candidates of this one again, as they were before the last merge. */
export const useUndoMerge = (id: string) =>
  useMutation({ scope: { id: `candidate-${id}` }, ...undoMergeOptions(useQueryClient(), id) })

/** The same for a candidate who is known only once the merge is done: for the message about it. */
export const useUndoMergeOf = () => {
  const queries = useQueryClient()
  return (id: string): void => {
    const { mutationFn, onSuccess, onError } = undoMergeOptions(queries, id)
    void mutationFn().then(onSuccess, onError)
  }
}
