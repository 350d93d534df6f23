import type { PipelineMatch } from '@wervio/applications'
import { candidateCountText } from '@wervio/contracts'
import { ConfirmDialog, listText } from '@wervio/ui'
import { useState } from 'react'
import { RemovalReason } from '../removal-reason.tsx'

type Props = { matches: readonly PipelineMatch[]; onRemove: (reason: string) => void; onClose: () => void }

/** Names everybody, then removes them from the pipeline; their profiles stay. */
export const RemoveManyDialog = ({ matches, onRemove, onClose }: Props) => {
  const isOne = matches.length === 1
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open
      danger
      title={`${candidateCountText(matches.length)} uit de procedure halen?`}
      text={`${listText(matches.map(({ name }) => name))} ${isOne ? 'verdwijnt' : 'verdwijnen'} uit de procedure van deze vacature, met de geschiedenis erbij. ${isOne ? 'Het profiel blijft' : 'Hun profielen blijven'} bestaan, en in de besluiten blijft een regel staan. Dit kan niet ongedaan worden gemaakt.`}
      confirmLabel="Uit de procedure halen"
      onConfirm={() => {
        onRemove(reason.trim())
        onClose()
      }}
      onCancel={onClose}
    >
      <RemovalReason value={reason} onChange={setReason} />
    </ConfirmDialog>
  )
}
