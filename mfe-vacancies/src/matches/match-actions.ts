import { useChangeApplication, type PipelineMatch } from '@wervio/applications'
import { deleteApplication, stageName, updateApplication } from '@wervio/contracts'
import { useMay } from '@wervio/remote-kit'
import { useMemo, useState } from 'react'
import type { EndingOutcome } from './outcome-reasons.ts'

/** The dialog that is open, with its candidate. */
export type OpenDialog =
  | { kind: 'end'; match: PipelineMatch; outcome: EndingOutcome }
  | { kind: 'move'; match: PipelineMatch }
  | { kind: 'history'; match: PipelineMatch }
  | { kind: 'remove'; match: PipelineMatch }

/** What can be done with a candidate in the pipeline; the same functions until the role changes. */
export type MatchActions = {
  /** Whether applications may be changed, and taken out; else they are only read. */
  mayChange: boolean
  /** `motivation` stands in the log of decisions. */
  move: (match: PipelineMatch, stage: number, motivation?: string) => void
  reopen: (match: PipelineMatch) => void
  end: (match: PipelineMatch, outcome: EndingOutcome, reason: string | null) => void
  openDialog: (dialog: OpenDialog) => void
}

const outcomeTexts: Record<EndingOutcome, string> = {
  hired: 'is aangenomen',
  rejected: 'is afgewezen',
  withdrawn: 'heeft zich teruggetrokken',
}

/** The actions on the pipeline of a vacancy, with the one dialog they may open. */
export const useMatchActions = (vacancyId: string) => {
  const change = useChangeApplication(vacancyId)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const mayChange = useMay(updateApplication, deleteApplication)
  const actions: MatchActions = useMemo(
    () => ({
      mayChange,
      move: (match, stage, motivation) =>
        change({
          match,
          change: { stage },
          confirmation: `${match.name} staat nu bij ${stageName(stage)}.`,
          ...(motivation && { motivation }),
        }),
      reopen: (match) =>
        change({ match, change: { outcome: 'open', reason: null }, confirmation: `${match.name} loopt weer mee.` }),
      end: (match, outcome, reason) =>
        change({ match, change: { outcome, reason }, confirmation: `${match.name} ${outcomeTexts[outcome]}.` }),
      openDialog: setDialog,
    }),
    [change, mayChange],
  )
  return { actions, dialog, closeDialog: () => setDialog(null) }
}
