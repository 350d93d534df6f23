import { HistoryDialog } from './history-dialog.tsx'
import type { MatchActions, OpenDialog } from './match-actions.ts'
import { MoveDialog } from './move-dialog.tsx'
import { OutcomeDialog } from './outcome-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type Props = { vacancyId: string; dialog: OpenDialog | null; actions: MatchActions; onClose: () => void }

/** The one dialog about a candidate that is open, if any. */
export const MatchDialog = ({ vacancyId, dialog, actions, onClose }: Props) => {
  if (!dialog) return null
  if (dialog.kind === 'end')
    return (
      <OutcomeDialog
        names={[dialog.match.name]}
        outcome={dialog.outcome}
        onEnd={(reason) => actions.end(dialog.match, dialog.outcome, reason)}
        onClose={onClose}
      />
    )
  if (dialog.kind === 'move')
    return (
      <MoveDialog
        match={dialog.match}
        onMove={(stage, motivation) => actions.move(dialog.match, stage, motivation)}
        onClose={onClose}
      />
    )
  if (dialog.kind === 'history') return <HistoryDialog match={dialog.match} onClose={onClose} />
  return <RemoveDialog vacancyId={vacancyId} match={dialog.match} onClose={onClose} />
}
