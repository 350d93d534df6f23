import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import { endpoints, messages, type Match } from '@wervio/contracts'
import { ConfirmDialog, toast } from '@wervio/ui'
import type { PipelineMatch } from './pipeline-match.ts'

type Props = { vacancyId: string; match: PipelineMatch; onClose: () => void }

/** Takes a candidate out of the pipeline after a question by name; the candidate himself stays. */
export const RemoveDialog = ({ vacancyId, match, onClose }: Props) => {
  const queries = useQueryClient()
  const queryKey = queryKeys.vacancies.matches(vacancyId)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(endpoints.deleteApplication, { params: { id: match.application.id } }),
    onSuccess: async () => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Match[]>(queryKey, (matches) =>
        matches?.map((it) => (it.id === match.id ? { ...it, application: null, stage: null } : it)),
      )
      toast(`${match.name} is uit de procedure gehaald.`)
    },
    onError: (error) =>
      toast(error instanceof ApiError ? error.message : messages.applicationSaveFailed, { tone: 'red' }),
    onSettled: () => {
      onClose()
      return queries.invalidateQueries({ queryKey })
    },
  })
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      title="Uit de procedure halen?"
      text={`${match.name} verdwijnt uit de procedure van deze vacature, met de geschiedenis erbij. Het profiel van de kandidaat blijft bestaan. Dit kan niet ongedaan worden gemaakt.`}
      confirmLabel="Uit de procedure halen"
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  )
}
