import { isOpen, StageSteps, type PipelineMatch } from '@wervio/applications'

type Props = { match: PipelineMatch; onStage: ((stage: number) => void) | undefined }

/** The stages of a candidate; with `onStage` a point moves them there while their application is open. */
export const StageTimeline = ({ match, onStage }: Props) => (
  <StageSteps
    name={`Stappen van ${match.name}`}
    stage={match.application.stage}
    history={match.application.history}
    disabled={!isOpen(match)}
    onStage={onStage}
  />
)
