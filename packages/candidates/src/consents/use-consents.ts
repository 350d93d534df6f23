import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { giveConsent, listConsents, withdrawAllConsents, withdrawConsent, type Consent } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import type { z } from 'zod'

/** What a candidate agreed to, newest first. */
export const useConsents = (candidateId: string) =>
  useQuery({
    queryKey: queryKeys.candidates.consents(candidateId),
    queryFn: ({ signal }) => call(listConsents, { params: { id: candidateId } }, { signal }),
  })

export type ConsentDraft = z.input<typeof giveConsent.body>

/** Puts consents in the list as they are now; what rests on the others may have changed with them. */
const useShowConsents = (candidateId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.candidates.consents(candidateId)
  return async (changed: readonly Consent[]) => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<Consent[]>(queryKey, (consents) => {
      if (!consents) return consents
      const newConsents = changed.filter(({ id }) => !consents.some((each) => each.id === id))
      return [...newConsents, ...consents.map((each) => changed.find(({ id }) => id === each.id) ?? each)]
    })
    void queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: queryKeys.transcripts.all })
    void queries.invalidateQueries({ queryKey: queryKeys.meetings.all })
  }
}

/** Notes that a candidate agrees; the same key again notes it once. */
export const useGiveConsent = (candidateId: string, onGiven: () => void) => {
  const show = useShowConsents(candidateId)
  return useMutation({
    mutationFn: (draft: ConsentDraft) => call(giveConsent, { params: { id: candidateId }, body: draft }),
    onSuccess: async (consent) => {
      await show([consent])
      onGiven()
      toast('De toestemming is vastgelegd.')
    },
  })
}

const useWithdrawal = (candidateId: string, withdraw: () => Promise<Consent[]>) => {
  const queries = useQueryClient()
  const show = useShowConsents(candidateId)
  return useMutation({
    mutationFn: withdraw,
    onSuccess: async (consents) => {
      await show(consents)
      queries.removeQueries({ queryKey: queryKeys.recordings.all })
      const { recordings, scorecards, timeline } = queryKeys.candidates
      for (const queryKey of [recordings(candidateId), scorecards(candidateId), timeline(candidateId)])
        void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.allMatches })
    },
  })
}

/** Withdraws a consent: what rests on it is deleted, and everything that showed it is read again. */
export const useWithdrawConsent = (candidateId: string, id: string) =>
  useWithdrawal(candidateId, async () => [await call(withdrawConsent, { params: { id } })])

/** The same with all that stand, in one act. */
export const useWithdrawAllConsents = (candidateId: string) =>
  useWithdrawal(candidateId, () => call(withdrawAllConsents, { params: { id: candidateId } }))
