import type { RecordingImport } from '@wervio/contracts'
import { Icon, percentText, ProgressBar, Stack, Text, tokens, VisuallyHidden } from '@wervio/ui'
import { CircleCheck, CircleDashed, Coffee, LoaderCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { importSteps, standingOf, type StepStanding } from './import-steps.ts'
import { timeLeftText } from './time-left.ts'

const Title = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.status.signal.base};
  font: ${tokens.font.card};
`
const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  color: ${tokens.text.muted};
  &[data-standing='running'] {
    color: ${tokens.text.base};
    font-weight: 600;
  }
  &[data-standing='done'] > svg {
    color: ${tokens.status.green.base};
  }
`
const icons = { done: CircleCheck, running: LoaderCircle, waiting: CircleDashed }
const standingTexts: Record<StepStanding, string> = { done: 'klaar', running: 'bezig', waiting: 'komt nog' }

/** What somebody waits for while the service works: each step, how far it is, and how long it takes. */
export const CoffeeCard = ({ recordingImport }: { recordingImport: RecordingImport }) => {
  const { state, progress, seconds_left, fileName } = recordingImport
  const timeLeft = timeLeftText(seconds_left)
  const current = importSteps.find((step) => step.state === state)
  return (
    <Stack gap={3}>
      <Title>
        <Icon of={Coffee} />
        Koffietijd!
      </Title>
      <Stack as="ol" gap={2} aria-label={`Stappen van ${fileName}`}>
        {importSteps.map((step, index) => {
          const standing = standingOf(index, recordingImport)
          return (
            <Step key={step.state} data-standing={standing} aria-current={standing === 'running' ? 'step' : undefined}>
              <Icon of={icons[standing]} />
              <span>
                {step.text}
                <VisuallyHidden>, {standingTexts[standing]}</VisuallyHidden>
              </span>
              <Text as="span" size="small" tabular>
                {standing === 'running' && progress !== null && percentText(progress)}
              </Text>
            </Step>
          )
        })}
      </Stack>
      <ProgressBar
        label={`Voortgang van ${fileName}`}
        value={current && progress !== null ? progress * 100 : undefined}
      />
      <Text size="small" tone="muted">
        {state === 'waiting' ? 'Wacht op zijn beurt' : 'Je hoeft niet te wachten'}
        {timeLeft && `: ${timeLeft}`}. Je kunt deze pagina sluiten; de bel laat het weten als het klaar is.
      </Text>
    </Stack>
  )
}
