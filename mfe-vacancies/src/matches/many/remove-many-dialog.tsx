import type { PipelineMatch } from '@wervio/applications'
import { ConfirmDialog, listText } from '@wervio/ui'
import { countText } from './count-text.ts'

type Props = { matches: readonly PipelineMatch[]; onRemove: () => void; onClose: () => void }

/** Names everybody, then removes them from the pipeline; their profiles stay. */
export const RemoveManyDialog = ({ matches, onRemove, onClose }: Props) => {
  const isOne = matches.length === 1
  return (
    <ConfirmDialog
      open
      danger
      title={`${countText(matches.length)} uit de procedure halen?`}
      text={`${listText(matches.map(({ name }) => name))} ${isOne ? 'verdwijnt' : 'verdwijnen'} uit de procedure van deze vacature, met de geschiedenis erbij. ${isOne ? 'Het profiel blijft' : 'Hun profielen blijven'} bestaan. Dit kan niet ongedaan worden gemaakt.`}
      confirmLabel="Uit de procedure halen"
      onConfirm={() => {
        onRemove()
        onClose()
      }}
      onCancel={onClose}
    />
  )
}
