import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import type { ConsentDraft } from '@wervio/candidates'
import { giveMeetingConsent, withdrawConsent } from '@wervio/contracts'
import { toast } from '@wervio/ui'

const useReadAgain = () => {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: queryKeys.transcripts.all })
    void queries.invalidateQueries({ queryKey: queryKeys.meetings.all })
  }
}

/** Notes that whoever is in a meeting without a candidate agrees; the same key again notes it once. */
export const useGiveMeetingConsent = (meetingId: string, onGiven: () => void) => {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (draft: ConsentDraft) => call(giveMeetingConsent, { params: { id: meetingId }, body: draft }),
    onSuccess: async () => {
      await readAgain()
      onGiven()
      toast('De toestemming is vastgelegd.')
    },
  })
}

/** Withdraws the consent of a meeting: its transcript is deleted. */
export const useWithdrawMeetingConsent = (id: string) => {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: async () => [await call(withdrawConsent, { params: { id } })],
    onSuccess: readAgain,
  })
}
