import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { giveConsent, withdrawConsent, type Consent } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import type { z } from 'zod'

const useShowConsent = (candidateId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.candidates.consents(candidateId)
  return async (consent: Consent) => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<Consent[]>(queryKey, (consents) => {
      if (!consents) return consents
      const isListed = consents.some(({ id }) => id === consent.id)
      return isListed ? consents.map((each) => (each.id === consent.id ? consent : each)) : [consent, ...consents]
    })
  }
}

export type ConsentDraft = z.input<typeof giveConsent.body>

/** Notes that a candidate agrees; the same key again notes it once. */
export const useGiveConsent = (candidateId: string, onGiven: () => void) => {
  const show = useShowConsent(candidateId)
  return useMutation({
    mutationFn: (draft: ConsentDraft) => call(giveConsent, { params: { id: candidateId }, body: draft }),
    onSuccess: async (consent) => {
      await show(consent)
      onGiven()
      toast('De toestemming is vastgelegd.')
    },
  })
}

/** Withdraws a consent: what rests on it is deleted, and everything that showed it is read again. */
export const useWithdrawConsent = (candidateId: string) => {
  const queries = useQueryClient()
  const show = useShowConsent(candidateId)
  return useMutation({
    mutationFn: (id: string) => call(withdrawConsent, { params: { id } }),
    onSuccess: async (consent) => {
      await show(consent)
      queries.removeQueries({ queryKey: queryKeys.recordings.all })
      const { recordings, scorecards, timeline } = queryKeys.candidates
      for (const queryKey of [recordings(candidateId), scorecards(candidateId), timeline(candidateId)])
        void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.allMatches })
    },
  })
}
