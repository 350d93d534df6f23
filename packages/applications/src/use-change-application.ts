import { useMutation } from '@tanstack/react-query'
import { call, errorText } from '@wervio/api-client'
import { messages, updateApplication } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { applicationMutationKey, useApplicationCache } from './application-cache.ts'
import { oppositeChange, type ApplicationChange } from './application-change.ts'
import type { PipelineMatch } from './pipeline-match.ts'

type Change = {
  match: PipelineMatch
  change: ApplicationChange
  /** Why, for the log of decisions; an ending has its reason instead. */
  motivation?: string
  /** The text of the toast after saving. */
  confirmation: string
}

const opposite = ({ match, change }: Change): ApplicationChange => oppositeChange(match.application, change)

/**
 * Saves a stage or an outcome: shown at once, reverted if it could not be saved, with an undo in the toast. Changes are
 * saved one after another, and applications are read again after the last one, because that reading includes what
 * colleagues changed in the meantime.
 */
export const useChangeApplication = (vacancyId: string) => {
  const cache = useApplicationCache(vacancyId)

  const { mutate } = useMutation({
    mutationKey: applicationMutationKey(vacancyId),
    scope: { id: `applications-of-${vacancyId}` },
    mutationFn: ({ match, change, motivation }: Change) =>
      call(updateApplication, {
        params: { id: match.application.id },
        body: { ...change, ...(motivation && { motivation }) },
      }),
    onMutate: async ({ match, change }) => {
      await cache.stopReading()
      cache.update(match.application.id, change)
    },
    onError: (error, change) => {
      cache.update(change.match.application.id, opposite(change))
      toast(errorText(error, messages.applicationSaveFailed), { tone: 'red' })
    },
    onSuccess: (savedApplication, change) => {
      if (cache.isLast()) cache.update(savedApplication.id, savedApplication)
      else cache.update(savedApplication.id, { history: savedApplication.history })
      toast(change.confirmation, { action: { label: 'Ongedaan maken', onSelect: () => undo(change) } })
    },
    onSettled: (_saved, _error, { match }) => cache.outdate(match.id),
  })
  const undo = (change: Change) =>
    mutate({
      match: { ...change.match, application: { ...change.match.application, ...change.change } },
      change: opposite(change),
      confirmation: `${change.match.name} staat weer zoals eerst.`,
    })
  return mutate
}
