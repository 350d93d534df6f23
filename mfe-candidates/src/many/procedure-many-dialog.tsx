import { type VacancySummary, candidateCountText } from '@wervio/contracts'
import type { Many, Selectable } from '@wervio/remote-kit'
import { Button } from '@wervio/ui'
import { VacancyDialog } from '../procedure/vacancy-dialog.tsx'
import { usePutInProcedure } from './use-put-in-procedure.ts'

type Props = { candidates: readonly Selectable[]; many: Pick<Many, 'run'>; onClose: () => void }

/** Puts the chosen candidates in the first stage of a vacancy; who is in it already stays at their stage. */
export const ProcedureManyDialog = ({ candidates, many, onClose }: Props) => {
  const put = usePutInProcedure(many)
  const chooseButton = (vacancy: VacancySummary) => (
    <Button
      variant="secondary"
      size="small"
      busy={put.isPending && put.variables.vacancy.id === vacancy.id}
      disabled={put.isPending}
      aria-label={`Kies ${vacancy.title}`}
      onClick={() => put.mutate({ vacancy, candidates }, { onSuccess: onClose })}
    >
      Kies
    </Button>
  )
  return (
    <VacancyDialog
      description={`Kies de vacature. ${candidateCountText(candidates.length)} ${candidates.length === 1 ? 'begint' : 'beginnen'} bij CV Ontvangen; wie er al in staat, blijft waar die is.`}
      onClose={onClose}
      action={chooseButton}
    />
  )
}
