import type { PipelineMatch } from '@wervio/applications'
import type { MatchActions } from './match-actions.ts'

/** What the columns of a pipeline take. */
export type PipelineProps = {
  matches: readonly PipelineMatch[]
  actions: MatchActions
  /** Told which card was let go over the column of a stage. */
  onDrop: (match: PipelineMatch, stage: number) => void
}
