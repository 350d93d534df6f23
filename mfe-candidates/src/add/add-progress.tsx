import { Button, Card, Cluster, Icon, ProgressBar, Stack, Text, VisuallyHidden, tokens } from '@wervio/ui'
import { Circle, CircleCheck, CircleDot, X } from 'lucide-react'
import { styled } from 'styled-components'
import { addStepLabels, addSteps, type AddStep } from './add-steps.ts'

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[6]};
  padding: 0;
  list-style: '';
`
const Step = styled.li<{ $state: 'done' | 'now' | 'later' }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${({ $state }) => ($state === 'later' ? tokens.text.muted : tokens.accent.base)};
  font: ${({ $state }) => ($state === 'now' ? tokens.font.strong : tokens.font.body)};
`
const stateIcons = { done: CircleCheck, now: CircleDot, later: Circle }
const stateSuffixes = { done: ' (klaar)', now: ' (bezig)', later: '' }

const stepTexts: Record<AddStep, string> = {
  upload: 'Het CV wordt verstuurd',
  read: 'Het CV wordt gelezen',
  save: 'De kandidaat wordt opgeslagen',
}

type Props = { step: AddStep; /** 0 to 1. */ sent: number | undefined; onCancel: () => void }

/** How far an addition is: the three steps, the upload's progress, and a button to stop until the saving begins. */
export const AddProgress = ({ step, sent, onCancel }: Props) => {
  const currentIndex = addSteps.indexOf(step)
  return (
    <Card>
      <Stack gap={3}>
        <Steps aria-label="Stappen">
          {addSteps.map((addStep, index) => {
            const state = index < currentIndex ? 'done' : index === currentIndex ? 'now' : 'later'
            return (
              <Step key={addStep} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
                <Icon of={stateIcons[state]} />
                {addStepLabels[addStep]}
                <VisuallyHidden>{stateSuffixes[state]}</VisuallyHidden>
              </Step>
            )
          })}
        </Steps>
        <ProgressBar
          label="Voortgang"
          value={step === 'upload' && sent !== undefined && sent < 1 ? sent * 100 : undefined}
        />
        <Cluster justify="space-between">
          <Text as="output" size="small" tone="muted">
            {stepTexts[step]}
          </Text>
          {step !== 'save' && (
            <Button variant="quiet" size="small" icon={X} onClick={onCancel}>
              Stoppen
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
