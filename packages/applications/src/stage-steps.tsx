import { stageName } from '@wervio/contracts'
import { exactMoment, shortDay, VisuallyHidden } from '@wervio/ui'
import { stageOptionsWith } from './pipeline-match.ts'
import { stageDates, type StageMoment } from './stage-dates.ts'
import { CurrentStage, Day, Dot, Frame, Label, Point, PointButton, Steps } from './stage-steps-style.ts'

const stageState = (stage: number, current: number): string =>
  stage === current ? 'huidige stap' : stage < current ? 'gedaan' : 'nog niet'

type Props = {
  /** What the line is about: 'Stappen van Noor'. */
  name: string
  /** The current stage. */
  stage: number
  history: readonly StageMoment[]
  /** Moves the candidate to a stage; without it the points only tell. */
  onStage?: ((stage: number) => void) | undefined
  disabled?: boolean
}

/**
 * The five stages on a line, done ones filled, with the day each was reached; the current one is marked as a badge.
 * With `onStage` a point is a button. Where there is no room for names, a line below says the current stage.
 */
export const StageSteps = ({ name, stage: current, history, onStage, disabled = false }: Props) => {
  const dates = stageDates({ stage: current, history })
  const options = stageOptionsWith([current])
  const reachedCurrentAt = dates.get(current)
  return (
    <Frame>
      <Steps aria-label={name}>
        {options.map(({ stage, label }) => {
          const reachedAt = dates.get(stage)
          const contents = (
            <>
              <Dot />
              <Label>{label}</Label>
              {reachedAt && (
                <Day as="time" dateTime={reachedAt}>
                  {shortDay(reachedAt)}
                </Day>
              )}
              <VisuallyHidden>, {stageState(stage, current)}</VisuallyHidden>
            </>
          )
          return (
            <li key={stage} aria-current={stage === current ? 'step' : undefined} data-done={stage <= current}>
              {onStage ? (
                <PointButton
                  type="button"
                  disabled={disabled}
                  title={reachedAt ? `${label}, bereikt op ${exactMoment(reachedAt)}` : `Zet op ${label}`}
                  onClick={() => {
                    if (stage !== current) onStage(stage)
                  }}
                >
                  {contents}
                </PointButton>
              ) : (
                <Point title={reachedAt && `Bereikt op ${exactMoment(reachedAt)}`}>{contents}</Point>
              )}
            </li>
          )
        })}
      </Steps>
      <CurrentStage aria-hidden="true">
        {`Stap ${current} van ${options.length}: ${stageName(current)}${reachedCurrentAt ? `, ${shortDay(reachedCurrentAt)}` : ''}`}
      </CurrentStage>
    </Frame>
  )
}
