import { useMutation } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { deleteApplication, messages } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { applicationMutationKey, useApplicationCache } from './application-cache.ts'
import type { PipelineMatch } from './pipeline-match.ts'

/** Whom to take out, and why; '' for no reason. */
type Removal = { match: PipelineMatch; motivation: string }

/** Removes a candidate and their history from the pipeline of a vacancy; the candidate itself stays. */
export const useRemoveApplication = (vacancyId: string) => {
  const cache = useApplicationCache(vacancyId)
  return useMutation({
    mutationKey: applicationMutationKey(vacancyId),
    mutationFn: ({ match: { application }, motivation }: Removal) =>
      call(deleteApplication, { params: { id: application.id }, body: { motivation } }),
    onSuccess: async (_answer, { match }) => {
      await cache.stopReading()
      cache.remove(match.id)
      toast(`${match.name} is uit de procedure gehaald.`)
    },
    onError: (error) => toast(errorText(error, messages.applicationSaveFailed), { tone: 'red' }),
    onSettled: (_answer, _error, { match }) => cache.outdate(match.id),
  })
}
