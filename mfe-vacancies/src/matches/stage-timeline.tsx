import { exactMoment, shortDay, VisuallyHidden } from '@wervio/ui'
import { isOpen, stages, type PipelineMatch } from './pipeline-match.ts'
import { stageDates } from './stage-dates.ts'
import { Day, Dot, Point, Steps } from './stage-timeline-style.ts'

const standing = (stage: number, current: number): string =>
  stage === current ? 'huidige stap' : stage < current ? 'gedaan' : 'nog niet'

type Props = { match: PipelineMatch; onStage: (stage: number) => void }

/** The five stages on a line, done ones filled, with the day each was reached. A point is a button that moves the candidate there. */
export const StageTimeline = ({ match, onStage }: Props) => {
  const current = match.application.stage
  const dates = stageDates(match.application)
  return (
    <Steps aria-label={`Stappen van ${match.name}`}>
      {stages.map(({ stage, label }) => {
        const reached = dates.get(stage)
        return (
          <li key={stage} aria-current={stage === current ? 'step' : undefined} data-done={stage <= current}>
            <Point
              type="button"
              disabled={!isOpen(match)}
              title={reached ? `${label}, bereikt op ${exactMoment(reached)}` : `Zet op ${label}`}
              onClick={() => {
                if (stage !== current) onStage(stage)
              }}
            >
              <Dot />
              <span>{label}</span>
              {reached && (
                <Day as="time" dateTime={reached}>
                  {shortDay(reached)}
                </Day>
              )}
              <VisuallyHidden>, {standing(stage, current)}</VisuallyHidden>
            </Point>
          </li>
        )
      })}
    </Steps>
  )
}
