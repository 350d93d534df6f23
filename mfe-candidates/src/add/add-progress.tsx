import { Button, Card, Cluster, Icon, ProgressBar, Stack, Text, VisuallyHidden, tokens } from '@wervio/ui'
import { Circle, CircleCheck, CircleDot, X } from 'lucide-react'
import { styled } from 'styled-components'
import { addStepLabels, addSteps, type AddStep } from './adding.ts'

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
const icons = { done: CircleCheck, now: CircleDot, later: Circle }
const words = { done: ' (klaar)', now: ' (bezig)', later: '' }

const says: Record<AddStep, string> = {
  upload: 'Het CV wordt verstuurd',
  read: 'Het CV wordt gelezen',
  save: 'De kandidaat wordt opgeslagen',
}

type Props = { step: AddStep; /** 0 to 1. */ sent: number | undefined; onCancel: () => void }

/** Where an addition is: the three steps, what part of the file has gone out, and a way to stop until it is being saved. */
export const AddProgress = ({ step, sent, onCancel }: Props) => {
  const at = addSteps.indexOf(step)
  return (
    <Card>
      <Stack gap={3}>
        <Steps aria-label="Stappen">
          {addSteps.map((one, index) => {
            const state = index < at ? 'done' : index === at ? 'now' : 'later'
            return (
              <Step key={one} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
                <Icon of={icons[state]} />
                {addStepLabels[one]}
                <VisuallyHidden>{words[state]}</VisuallyHidden>
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
            {says[step]}
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
