import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { changeCandidate, messages, type CallInput, type Candidate } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { candidateChangeKey, rollBackChange } from './change-rollback.ts'
import { outdateMentions } from './outdate-candidate.ts'

export type CandidateChange = CallInput<typeof changeCandidate>['body']

/** Shows a candidate as the service answered, and has everything read again that mentions them. */
export const showCandidate = (queries: QueryClient, id: string, saved: Candidate): void => {
  queries.setQueryData<Candidate>(queryKeys.candidates.one(id), saved)
  void outdateMentions(queries, id)
}

/** The same, for one candidate. */
export const useShowCandidate = (id: string) => {
  const queries = useQueryClient()
  return (saved: Candidate) => showCandidate(queries, id, saved)
}

/** The change says itself that it failed; for who waits for it only to go on. */
export const ignoreShownFailure = (): void => undefined

/**
 * Stores a part of the profile. The page shows it at once, and shows the former state again when it could not be
 * stored. Changes of one candidate wait for each other. What is to follow goes behind `mutateAsync`: TanStack drops the
 * callbacks of a single `mutate` once the page was left.
 */
export const useChangeCandidate = (id: string) => {
  const queries = useQueryClient()
  const key = queryKeys.candidates.one(id)
  const showSaved = useShowCandidate(id)
  return useMutation({
    mutationKey: candidateChangeKey(id),
    scope: { id: `candidate-${id}` },
    mutationFn: (change: CandidateChange) => call(changeCandidate, { params: { id }, body: change }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key })
      const previous = queries.getQueryData<Candidate>(key)
      queries.setQueryData<Candidate>(key, (current) => current && ({ ...current, ...change } as Candidate))
      return { previous }
    },
    onError: (error, change, context) => {
      rollBackChange(queries, id, change, context?.previous)
      toast(errorText(error, messages.candidateChangeFailed), { tone: 'red' })
    },
    onSuccess: showSaved,
  })
}
