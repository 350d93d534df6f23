import { useCurrentUser } from '@wervio/session'
import { Button, Cluster, Notice, secondsText, Stack, Text, tokens } from '@wervio/ui'
import { Circle, Mic, Pause, Play, Square } from 'lucide-react'
import { styled } from 'styled-components'
import { LevelMeter } from './level-meter.tsx'
import type { FinishedRecording, Recorder, RecorderState } from './recorder.ts'
import { useSeconds } from './use-seconds.ts'

const Panel = styled(Stack)`
  padding: ${tokens.space[6]} ${tokens.space[5]};
  border: 1px solid ${tokens.line.control};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.page};
`
const Time = styled.span`
  font: ${tokens.font.title};
  font-variant-numeric: tabular-nums;
`
const Light = styled.output<{ $on: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${({ $on }) => ($on ? tokens.status.red.base : tokens.text.muted)};
  font: ${tokens.font.strong};
  svg {
    fill: currentColor;
  }
`

type Props = {
  recorder: Recorder
  state: RecorderState
  /** Whether consent is written down: nobody is recorded before that. */
  hasConsent: boolean
  onFinished: (finished: FinishedRecording) => void
}

/** Records the conversation here and now. */
export const RecorderPart = ({ recorder, state: { status, problem, isUnstored }, hasConsent, onFinished }: Props) => {
  const uid = useCurrentUser()?.uid ?? ''
  const isPaused = status === 'paused'
  const isRunning = status === 'recording'
  const seconds = useSeconds(recorder.seconds, isRunning)
  if (!isRunning && !isPaused)
    return (
      <Panel gap={3} align="center">
        {problem && <Notice tone="red" title={problem} />}
        <Text tone="muted">
          {hasConsent
            ? 'Zet de microfoon tussen jullie in. Je ziet of hij jullie hoort.'
            : 'Leg eerst hieronder de toestemming van de kandidaat vast. Daarna kun je opnemen.'}
        </Text>
        <Button
          size="large"
          icon={Mic}
          disabled={!hasConsent}
          busy={status !== 'idle'}
          onClick={() => void recorder.start(uid, onFinished)}
        >
          Start opname
        </Button>
        {status === 'asking' && (
          <Text as="output" size="small" tone="muted">
            Je browser vraagt of Wervio de microfoon mag gebruiken.
          </Text>
        )}
      </Panel>
    )
  return (
    <Panel gap={4}>
      <Cluster justify="space-between">
        <Light $on={isRunning}>
          <Circle size={12} aria-hidden />
          {isPaused ? 'Gepauzeerd' : 'Neemt op'}
        </Light>
        <Time role="timer" aria-label="Duur van de opname">
          {secondsText(seconds)}
        </Time>
      </Cluster>
      <LevelMeter stream={recorder.stream()} isPaused={isPaused} />
      {isUnstored && (
        <Notice tone="amber" title="Je browser kan de opname niet tussentijds bewaren.">
          Sluit dit tabblad niet voordat hij is geüpload.
        </Notice>
      )}
      <Cluster gap={3}>
        {isPaused ? (
          <Button variant="secondary" icon={Play} onClick={() => recorder.resume()}>
            Ga verder
          </Button>
        ) : (
          <Button variant="secondary" icon={Pause} onClick={() => recorder.pause()}>
            Pauzeer
          </Button>
        )}
        <Button icon={Square} onClick={recorder.stop}>
          Stop opname
        </Button>
      </Cluster>
    </Panel>
  )
}
