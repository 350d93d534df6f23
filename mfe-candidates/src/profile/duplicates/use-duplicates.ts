import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import { useShowCandidate } from '@wervio/candidates'
import { listDuplicates, mergeCandidates, messages, type MergeField } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useIsMounted } from '@wervio/remote-kit'

/** Other candidates who may be the same person, the surest first. The page works without them when the call fails. */
export const useDuplicates = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.duplicates(id),
    queryFn: ({ signal }) => call(listDuplicates, { params: { id } }, { signal }),
    retryOnMount: false,
  })

/**
 * Brings another candidate into this one; the other is gone afterwards. Waits for other changes of this one. The dialog
 * shows a failure, and a toast does once the page was left.
 */
export const useMerge = (id: string, otherId: string, onMerged: () => void) => {
  const queries = useQueryClient()
  const showSaved = useShowCandidate(id)
  const isMounted = useIsMounted()
  return useMutation({
    scope: { id: `candidate-${id}` },
    mutationFn: (take: MergeField[]) => call(mergeCandidates, { params: { id }, body: { other_id: otherId, take } }),
    onSuccess: (saved) => {
      showSaved(saved)
      queries.removeQueries({ queryKey: queryKeys.candidates.one(otherId) })
      queries.removeQueries({ queryKey: queryKeys.candidates.cv(id) })
      onMerged()
    },
    onError: (error) => {
      if (!isMounted.current) toast(errorText(error, messages.candidateMergeFailed), { tone: 'red' })
    },
  })
}
