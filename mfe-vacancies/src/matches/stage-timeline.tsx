import { isOpen, stageOptionsFor, type PipelineMatch } from '@wervio/applications'
import { exactMoment, shortDay, VisuallyHidden } from '@wervio/ui'
import { stageDates } from './stage-dates.ts'
import { Day, Dot, Label, Point, Steps } from './stage-timeline-style.ts'

const stageState = (stage: number, current: number): string =>
  stage === current ? 'huidige stap' : stage < current ? 'gedaan' : 'nog niet'

type Props = { match: PipelineMatch; onStage: (stage: number) => void }

/**
 * The five stages on a line, done ones filled, with the day each was reached; the current one is marked as a badge. A
 * point is a button that moves the candidate there.
 */
export const StageTimeline = ({ match, onStage }: Props) => {
  const current = match.application.stage
  const dates = stageDates(match.application)
  return (
    <Steps aria-label={`Stappen van ${match.name}`}>
      {stageOptionsFor([match]).map(({ stage, label }) => {
        const reachedAt = dates.get(stage)
        return (
          <li key={stage} aria-current={stage === current ? 'step' : undefined} data-done={stage <= current}>
            <Point
              type="button"
              disabled={!isOpen(match)}
              title={reachedAt ? `${label}, bereikt op ${exactMoment(reachedAt)}` : `Zet op ${label}`}
              onClick={() => {
                if (stage !== current) onStage(stage)
              }}
            >
              <Dot />
              <Label>{label}</Label>
              {reachedAt && (
                <Day as="time" dateTime={reachedAt}>
                  {shortDay(reachedAt)}
                </Day>
              )}
              <VisuallyHidden>, {stageState(stage, current)}</VisuallyHidden>
            </Point>
          </li>
        )
      })}
    </Steps>
  )
}
