import {
  Button,
  Card,
  CompactSelect,
  Icon,
  IconButton,
  Notice,
  secondsText,
  Text,
  tokens,
  twoDecimalsText,
} from '@wervio/ui'
import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import { styled } from 'styled-components'
import { JUMP, speeds, type Player } from './player.ts'
import { usePlayerValue } from './use-player.ts'
import { Waveform } from './waveform.tsx'
import type { Bar } from './bars.ts'

const Frame = styled(Card)`
  position: sticky;
  z-index: 5;
  top: calc(${tokens.topBar} + ${tokens.space[2]});
  ${tokens.breakpoint.tablet} {
    top: auto;
    bottom: ${tokens.space[2]};
    order: 1;
  }
`
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  flex-wrap: wrap;
  ${tokens.breakpoint.phone} {
    gap: ${tokens.space[2]};
  }
`
const PlayButton = styled.button`
  display: grid;
  place-items: center;
  flex-shrink: 0;
  width: ${tokens.control.touch};
  height: ${tokens.control.touch};
  border-radius: ${tokens.radius.chip};
  background: ${tokens.accent.base};
  color: ${tokens.accent.on};
  &:hover {
    background: ${tokens.accent.hover};
  }
  &[aria-busy] {
    opacity: 0.7;
  }
`
const Clock = styled.div`
  min-width: 3.5rem;
  text-align: right;
`
const Skip = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font: ${tokens.font.small};
  cursor: pointer;
  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${tokens.accent.base};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
  /* Under the waveform. */
  ${tokens.breakpoint.phone} {
    order: 2;
  }
`
const speedText = (speed: number): string => `${twoDecimalsText(speed)}×`

const Moment = ({ player, duration }: { player: Player; duration: number }) => {
  const second = usePlayerValue(player, ({ time }) => Math.floor(time), 0)
  return (
    <Clock>
      <Text as="div" strong tabular>
        {secondsText(second)}
      </Text>
      <Text as="div" size="small" tone="muted" tabular>
        {secondsText(duration)}
      </Text>
    </Clock>
  )
}

type Props = {
  player: Player
  bars: readonly Bar[]
  duration: number
  hitMoments: readonly number[]
  onMoveSegment: (step: 1 | -1) => void
}

/** The sound of the recording: play, go to a moment, how fast, and without the silences. */
export const PlayerBar = ({ player, bars, duration, hitMoments, onMoveSegment }: Props) => {
  const status = usePlayerValue(player, (state) => state.status, 'unloaded')
  const isPlaying = usePlayerValue(player, (state) => state.isPlaying, false)
  const problem = usePlayerValue(player, (state) => state.problem, null)
  const speed = usePlayerValue(player, (state) => state.speed, 1)
  const skipsSilence = usePlayerValue(player, (state) => state.skipsSilence, false)
  const isLoading = status === 'loading'
  return (
    <Frame as="section" padding={3} aria-label="Geluid">
      <Row>
        <IconButton label={`${JUMP} seconden terug`} icon={RotateCcw} onClick={() => player.jump(-JUMP)} />
        <PlayButton
          type="button"
          aria-label={isPlaying ? 'Pauzeer' : 'Speel af'}
          title={isPlaying ? 'Pauzeer (spatie)' : 'Speel af (spatie)'}
          aria-busy={isLoading || undefined}
          onClick={() => player.toggle()}
        >
          <Icon of={isPlaying ? Pause : Play} />
        </PlayButton>
        <IconButton label={`${JUMP} seconden verder`} icon={RotateCw} onClick={() => player.jump(JUMP)} />
        <Moment player={player} duration={duration} />
        <Waveform
          player={player}
          bars={bars}
          duration={duration}
          hitMoments={hitMoments}
          onMoveSegment={onMoveSegment}
        />
        <CompactSelect label="Snelheid" value={speed} onChange={({ target }) => player.setSpeed(Number(target.value))}>
          {speeds.map((each) => (
            <option key={each} value={each}>
              {speedText(each)}
            </option>
          ))}
        </CompactSelect>
        <Skip>
          <input
            type="checkbox"
            checked={skipsSilence}
            onChange={({ target }) => player.setSkipsSilence(target.checked)}
          />
          Stilte overslaan
        </Skip>
      </Row>
      <Text as="output" size="small">
        {isLoading && 'Geluid laden...'}
      </Text>
      {problem !== null && (
        <Notice tone="red" title={problem}>
          <Button variant="secondary" size="small" onClick={() => player.play()}>
            Probeer opnieuw
          </Button>
        </Notice>
      )}
    </Frame>
  )
}
