import { useChangeApplication, type PipelineMatch } from '@wervio/applications'
import { stageName } from '@wervio/contracts'
import { useMemo, useState } from 'react'
import type { EndingOutcome } from './outcome-reasons.ts'

/** The dialog that is open, with its candidate. */
export type OpenDialog =
  | { kind: 'end'; match: PipelineMatch; outcome: EndingOutcome }
  | { kind: 'history'; match: PipelineMatch }
  | { kind: 'remove'; match: PipelineMatch }

/** What can be done with a candidate in the pipeline; the same functions at every render. */
export type MatchActions = {
  move: (match: PipelineMatch, stage: number) => void
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
  const actions: MatchActions = useMemo(
    () => ({
      move: (match, stage) =>
        change({ match, change: { stage }, confirmation: `${match.name} staat nu bij ${stageName(stage)}.` }),
      reopen: (match) =>
        change({ match, change: { outcome: 'open', reason: null }, confirmation: `${match.name} loopt weer mee.` }),
      end: (match, outcome, reason) =>
        change({ match, change: { outcome, reason }, confirmation: `${match.name} ${outcomeTexts[outcome]}.` }),
      openDialog: setDialog,
    }),
    [change],
  )
  return { actions, dialog, closeDialog: () => setDialog(null) }
}
