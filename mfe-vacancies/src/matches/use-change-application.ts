import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, messages, type Application, type ApplicationOutcome, type Match } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import type { PipelineMatch } from './pipeline-match.ts'

export type ApplicationChange = { stage?: number; outcome?: ApplicationOutcome; reason?: string | null }

type Change = {
  match: PipelineMatch
  change: ApplicationChange
  /** What the toast says once it is stored. */
  said: string
}

/** The same fields as they stand now: what undoes the change. */
const opposite = ({ match: { application }, change }: Change): ApplicationChange => ({
  ...(change.stage !== undefined && { stage: application.stage }),
  ...(change.outcome !== undefined && { outcome: application.outcome }),
  ...(change.reason !== undefined && { reason: application.reason }),
})

/**
 * Stores a stage or an outcome: shown at once, put back when it could not be stored, with an undo in the toast. Changes
 * wait for each other, and the list is asked again after the last one: it shows what colleagues did meanwhile.
 */
export const useChangeApplication = (vacancyId: string) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.vacancies.matches(vacancyId)
  const mutationKey = ['change-application', vacancyId]

  const show = (applicationId: string, change: Partial<Application>) =>
    queries.setQueryData<Match[]>(queryKey, (matches) =>
      matches?.map((match) => {
        if (match.application?.id !== applicationId) return match
        const application = { ...match.application, ...change }
        return { ...match, application, stage: application.stage }
      }),
    )
  const isLast = () => queries.isMutating({ mutationKey }) <= 1

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: `applications-of-${vacancyId}` },
    mutationFn: ({ match, change }: Change) =>
      call(endpoints.updateApplication, { params: { id: match.application.id }, body: change }),
    onMutate: async ({ match, change }) => {
      await queries.cancelQueries({ queryKey })
      show(match.application.id, change)
    },
    onError: (error, change) => {
      show(change.match.application.id, opposite(change))
      toast(error instanceof ApiError ? error.message : messages.applicationSaveFailed, { tone: 'red' })
    },
    onSuccess: (saved, done) => {
      if (isLast()) show(saved.id, saved)
      else show(saved.id, { history: saved.history })
      toast(done.said, { action: { label: 'Ongedaan maken', onSelect: () => undo(done) } })
    },
    onSettled: () => (isLast() ? queries.invalidateQueries({ queryKey }) : undefined),
  })
  const undo = (done: Change) =>
    mutate({
      match: { ...done.match, application: { ...done.match.application, ...done.change } },
      change: opposite(done),
      said: `${done.match.name} staat weer zoals eerst.`,
    })
  return mutate
}
