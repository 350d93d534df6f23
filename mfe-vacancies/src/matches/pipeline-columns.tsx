import { stageOptionsFor, type PipelineMatch } from '@wervio/applications'
import type { MatchActions } from './match-actions.ts'
import { PipelineColumn } from './pipeline-column.tsx'
import { Columns } from './pipeline-style.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

type Props = { matches: readonly PipelineMatch[]; actions: MatchActions }

/** The pipeline as columns, one a stage. Cards can be dragged, and moved with their buttons. */
export const PipelineColumns = ({ matches, actions }: Props) => {
  const focusHandlers = useRestoreFocus()
  return (
    <Columns {...focusHandlers}>
      {stageOptionsFor(matches).map(({ stage, label }) => (
        <PipelineColumn
          key={stage}
          stage={stage}
          label={label}
          matches={matches.filter(({ application }) => application.stage === stage)}
          actions={actions}
        />
      ))}
    </Columns>
  )
}
