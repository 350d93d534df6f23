import { isOpen, stageOptionsFor, type PipelineMatch } from '@wervio/applications'
import { useCandidateActions } from '@wervio/candidates'
import { updateApplication, deleteApplication } from '@wervio/contracts'
import { SelectionBar, type ManyAction, type Selection } from '@wervio/remote-kit'
import type { MenuItem } from '@wervio/ui'
import { ArrowRight, Flag, RotateCcw, UserMinus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { OutcomeDialog } from '../outcome-dialog.tsx'
import { endings, outcomeIcons, endingOutcomes, type EndingOutcome } from '../outcome-reasons.ts'
import { RemoveManyDialog } from './remove-many-dialog.tsx'
import type { ManyMatches } from './use-many-matches.ts'

type OpenDialog = { matches: readonly PipelineMatch[] } & ({ kind: 'end'; outcome: EndingOutcome } | { kind: 'remove' })

type Props = { selection: Selection<PipelineMatch>; manyMatches: ManyMatches; help: ReactNode }

/** What can be done with all the candidates that were chosen in the pipeline of a vacancy. */
export const MatchSelectionBar = ({ selection, manyMatches, help }: Props) => {
  const { many, move, end, reopen, remove } = manyMatches
  const { chosenRows, drop } = selection
  const {
    shortlist,
    status,
    contact,
    exporting,
    erasing,
    dialog: candidateDialog,
  } = useCandidateActions({
    chosenRows,
    many,
    drop,
  })
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const open = chosenRows.filter(isOpen)
  const closed = chosenRows.filter((match) => !isOpen(match))
  const closeDialog = () => setDialog(null)

  const endingItem = (outcome: EndingOutcome): MenuItem => ({
    label: `${endings[outcome].title}…`,
    icon: outcomeIcons[outcome],
    disabled: open.length === 0,
    onSelect: () => setDialog({ kind: 'end', outcome, matches: open }),
  })
  const actions: ManyAction[] = [
    {
      label: 'Naar stap',
      icon: ArrowRight,
      calls: [updateApplication],
      items: stageOptionsFor([]).map(({ stage, label }) => ({
        label,
        disabled: open.length === 0,
        onSelect: () => move(chosenRows, stage),
      })),
    },
    {
      label: 'Uitkomst',
      icon: Flag,
      calls: [updateApplication],
      items: [
        ...endingOutcomes.map(endingItem),
        'line',
        { label: 'Weer openen', icon: RotateCcw, disabled: closed.length === 0, onSelect: () => reopen(closed) },
      ],
    },
    status,
    contact,
    shortlist,
    exporting,
    {
      label: 'Uit de procedure halen',
      icon: UserMinus,
      calls: [deleteApplication],
      isSecondary: true,
      danger: true,
      onSelect: () => setDialog({ kind: 'remove', matches: chosenRows }),
    },
    erasing,
  ]
  return (
    <>
      <SelectionBar selection={selection} many={many} actions={actions} hasMore={false} help={help} />
      {dialog?.kind === 'end' && (
        <OutcomeDialog
          names={dialog.matches.map(({ name }) => name)}
          outcome={dialog.outcome}
          onEnd={(reason) => end(dialog.matches, dialog.outcome, reason)}
          onClose={closeDialog}
        />
      )}
      {candidateDialog}
      {dialog?.kind === 'remove' && (
        <RemoveManyDialog
          matches={dialog.matches}
          onRemove={(reason) => remove(dialog.matches, reason)}
          onClose={closeDialog}
        />
      )}
    </>
  )
}
