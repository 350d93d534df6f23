import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@wervio/api-client'
import { readApplications } from '@wervio/applications'
import { messages, type VacancySummary } from '@wervio/contracts'
import type { Many, Selectable } from '@wervio/remote-kit'
import { Button, toast } from '@wervio/ui'
import { countText } from '../candidate-list/count-text.ts'
import { VacancyDialog } from '../procedure/vacancy-dialog.tsx'
import { procedureTask } from './procedure-task.ts'

type Props = { candidates: readonly Selectable[]; many: Many; onClose: () => void }

/** Puts the chosen candidates in the first stage of a vacancy; who is in it already stays at their stage. */
export const ProcedureManyDialog = ({ candidates, many, onClose }: Props) => {
  const queries = useQueryClient()
  const add = useMutation({
    mutationFn: ({ id }: VacancySummary) => readApplications(id),
    onSuccess: (applications, vacancy) => {
      const others = candidates.filter(({ id }) => !applications.has(id))
      if (others.length > 0) many.run(procedureTask(queries, vacancy, others, candidates.length - others.length))
      else toast(`Ze staan al allemaal in de procedure van ${vacancy.title}.`, { tone: 'blue' })
      onClose()
    },
    onError: (error) => toast(errorText(error, messages.matchesFailed), { tone: 'red' }),
  })
  const chooseButton = (vacancy: VacancySummary) => (
    <Button
      variant="secondary"
      size="small"
      busy={add.isPending && add.variables.id === vacancy.id}
      disabled={add.isPending}
      aria-label={`Kies ${vacancy.title}`}
      onClick={() => add.mutate(vacancy)}
    >
      Kies
    </Button>
  )
  return (
    <VacancyDialog
      description={`Kies de vacature. ${countText(candidates.length)} ${candidates.length === 1 ? 'begint' : 'beginnen'} bij CV Ontvangen; wie er al in staat, blijft waar die is.`}
      onClose={onClose}
      action={chooseButton}
    />
  )
}
