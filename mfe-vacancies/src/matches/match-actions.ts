import { useMemo, useState } from 'react'
import type { EndingOutcome } from './outcome-reasons.ts'
import { stageLabel, type PipelineMatch } from './pipeline-match.ts'
import { useChangeApplication } from './use-change-application.ts'

/** The dialog that is open, and about whom. */
export type OpenDialog =
  | { kind: 'end'; match: PipelineMatch; outcome: EndingOutcome }
  | { kind: 'history'; match: PipelineMatch }
  | { kind: 'remove'; match: PipelineMatch }

/** What can be done with a candidate in the pipeline; the same functions at every render. */
export type MatchActions = {
  move: (match: PipelineMatch, stage: number) => void
  reopen: (match: PipelineMatch) => void
  end: (match: PipelineMatch, outcome: EndingOutcome, reason: string | null) => void
  ask: (dialog: OpenDialog) => void
}

const ended: Record<EndingOutcome, string> = {
  hired: 'is aangenomen',
  rejected: 'is afgewezen',
  withdrawn: 'heeft zich teruggetrokken',
}

/** The actions on the pipeline of a vacancy, with the one dialog they may open. */
export const useMatchActions = (vacancyId: string) => {
  const change = useChangeApplication(vacancyId)
  const [dialog, ask] = useState<OpenDialog | null>(null)
  const actions: MatchActions = useMemo(
    () => ({
      move: (match, stage) =>
        change({ match, change: { stage }, said: `${match.name} staat nu bij ${stageLabel(stage)}.` }),
      reopen: (match) =>
        change({ match, change: { outcome: 'open', reason: null }, said: `${match.name} loopt weer mee.` }),
      end: (match, outcome, reason) =>
        change({ match, change: { outcome, reason }, said: `${match.name} ${ended[outcome]}.` }),
      ask,
    }),
    [change],
  )
  return { actions, dialog, closeDialog: () => ask(null) }
}
