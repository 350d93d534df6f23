import { useRemoveApplication, type PipelineMatch } from '@wervio/applications'
import { ConfirmDialog } from '@wervio/ui'
import { useState } from 'react'
import { RemovalReason } from './removal-reason.tsx'

type Props = { vacancyId: string; match: PipelineMatch; onClose: () => void }

/** Asks by name, then removes a candidate from the pipeline; the candidate's profile stays. */
export const RemoveDialog = ({ vacancyId, match, onClose }: Props) => {
  const { mutate, isPending } = useRemoveApplication(vacancyId)
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      title="Uit de procedure halen?"
      text={`${match.name} verdwijnt uit de procedure van deze vacature, met de geschiedenis erbij. Het profiel van de kandidaat blijft bestaan, en in de besluiten blijft een regel staan. Dit kan niet ongedaan worden gemaakt.`}
      confirmLabel="Uit de procedure halen"
      onConfirm={() => mutate({ match, motivation: reason.trim() }, { onSettled: onClose })}
      onCancel={onClose}
    >
      <RemovalReason value={reason} onChange={setReason} />
    </ConfirmDialog>
  )
}
