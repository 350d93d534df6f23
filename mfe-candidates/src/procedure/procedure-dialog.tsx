import { useAddApplication } from '@wervio/applications'
import { proceduresOf, useTimeline } from '@wervio/candidates'
import type { CandidateSummary, VacancySummary } from '@wervio/contracts'
import { Button, Text } from '@wervio/ui'
import { VacancyDialog } from './vacancy-dialog.tsx'

type ChooseProps = { vacancy: VacancySummary; candidate: CandidateSummary; onAdded: () => void }

const ChooseButton = ({ vacancy: { id, title }, candidate, onAdded }: ChooseProps) => {
  const { mutate, isPending } = useAddApplication(id)
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isPending}
      aria-label={`Kies ${title}`}
      onClick={() => mutate(candidate, { onSuccess: onAdded })}
    >
      Kies
    </Button>
  )
}

type Props = { candidate: CandidateSummary; onClose: () => void }

/** Puts a candidate in the first stage of a vacancy that is chosen here. */
export const ProcedureDialog = ({ candidate, onClose }: Props) => {
  // What somebody is in already can't be chosen twice: without a timeline the service says so.
  const timeline = useTimeline(candidate.id)
  const procedureIds = new Set(proceduresOf(timeline.data ?? []).map(({ vacancyId }) => vacancyId))
  const chooseButton = (vacancy: VacancySummary) =>
    procedureIds.has(vacancy.id) ? (
      <Text size="small" tone="muted">
        Staat er al in
      </Text>
    ) : (
      <ChooseButton vacancy={vacancy} candidate={candidate} onAdded={onClose} />
    )
  return (
    <VacancyDialog
      description={`Kies de vacature. ${candidate.name} begint bij CV Ontvangen.`}
      isWaiting={timeline.isPending}
      onClose={onClose}
      action={chooseButton}
    />
  )
}
