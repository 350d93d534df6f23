import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { changeCandidate, messages, type CallInput, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { errorText } from './error-text.ts'

export type CandidateChange = CallInput<typeof changeCandidate>['body']

/** Shows a candidate as the service answered him and outdates what lists and histories say. */
export const showCandidate = (queries: QueryClient, id: string, saved: Candidate): void => {
  queries.setQueryData<Candidate>(queryKeys.candidates.one(id), saved)
  void queries.invalidateQueries({ queryKey: queryKeys.candidates.list })
  void queries.invalidateQueries({ queryKey: queryKeys.candidates.timeline(id) })
  void queries.invalidateQueries({ queryKey: queryKeys.candidates.duplicates(id) })
}

/** The same, for one candidate. */
export const useShowCandidate = (id: string) => {
  const queries = useQueryClient()
  return (saved: Candidate) => showCandidate(queries, id, saved)
}

/** Stores a part of the profile: shown at once, put back when it could not be stored. Changes of one candidate wait for each other. */
export const useChangeCandidate = (id: string) => {
  const queries = useQueryClient()
  const key = queryKeys.candidates.one(id)
  const show = useShowCandidate(id)
  return useMutation({
    scope: { id: `candidate-${id}` },
    mutationFn: (change: CandidateChange) => call(changeCandidate, { params: { id }, body: change }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData<Candidate>(key)
      queries.setQueryData<Candidate>(key, (now) => now && ({ ...now, ...change } as Candidate))
      return { before }
    },
    onError: (error, _change, context) => {
      if (context?.before) queries.setQueryData<Candidate>(key, context.before)
      toast(errorText(error, messages.candidateChangeFailed), { tone: 'red' })
    },
    onSuccess: show,
  })
}
