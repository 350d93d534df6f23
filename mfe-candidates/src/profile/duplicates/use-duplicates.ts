import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { listDuplicates, mergeCandidates, type MergeField } from '@wervio/contracts'
import { useShowCandidate } from '../../candidate/use-change-candidate.ts'

/** Other candidates who may be the same person; the surest first. A failure asks nothing of anybody: the page goes on without. */
export const useDuplicates = (id: string) =>
  useQuery({
    queryKey: queryKeys.candidates.duplicates(id),
    queryFn: ({ signal }) => call(listDuplicates, { params: { id } }, { signal }),
    retry: false,
    retryOnMount: false,
  })

/** Brings another candidate into this one; the other is gone afterwards. */
export const useMerge = (id: string, otherId: string, onMerged: () => void) => {
  const queries = useQueryClient()
  const show = useShowCandidate(id)
  return useMutation({
    mutationFn: (take: MergeField[]) => call(mergeCandidates, { params: { id }, body: { other_id: otherId, take } }),
    onSuccess: (saved) => {
      show(saved)
      queries.removeQueries({ queryKey: queryKeys.candidates.one(otherId) })
      queries.removeQueries({ queryKey: queryKeys.candidates.cv(id) })
      void queries.invalidateQueries({ queryKey: queryKeys.candidates.recordings(id) })
      onMerged()
    },
  })
}
