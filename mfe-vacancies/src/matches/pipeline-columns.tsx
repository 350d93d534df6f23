import { stageOptionsFor } from '@wervio/applications'
import { PipelineColumn } from './pipeline-column.tsx'
import type { PipelineProps } from './pipeline-props.ts'
import { Columns } from './pipeline-style.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

/** The pipeline as columns, one a stage. Cards can be dragged, and moved with their buttons. */
export const PipelineColumns = ({ matches, ...props }: PipelineProps) => {
  const focusHandlers = useRestoreFocus()
  return (
    <Columns {...focusHandlers}>
      {stageOptionsFor(matches).map(({ stage, label }) => (
        <PipelineColumn
          key={stage}
          stage={stage}
          label={label}
          matches={matches.filter(({ application }) => application.stage === stage)}
          {...props}
        />
      ))}
    </Columns>
  )
}
