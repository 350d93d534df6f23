import { useMutation } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { createApplication, messages, type CandidateSummary } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { applicationMutationKey, useApplicationCache } from './application-cache.ts'

/**
 * Adds a candidate to the first stage of a vacancy; a candidate who is in its pipeline already stays at their stage.
 */
export const useAddApplication = (vacancyId: string) => {
  const cache = useApplicationCache(vacancyId)
  return useMutation({
    mutationKey: applicationMutationKey(vacancyId),
    mutationFn: (candidate: CandidateSummary) =>
      call(createApplication, { body: { vacancy_id: vacancyId, candidate_id: candidate.id } }),
    onSuccess: async (application, candidate) => {
      await cache.stopReading()
      cache.add(candidate, application)
      toast(`${candidate.name} staat nu in de procedure.`)
    },
    onError: (error) => toast(errorText(error, messages.applicationSaveFailed), { tone: 'red' }),
    onSettled: (_application, _error, candidate) => cache.outdate(candidate.id),
  })
}
