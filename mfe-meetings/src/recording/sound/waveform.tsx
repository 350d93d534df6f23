import { secondsText, tokens } from '@wervio/ui'
import { useId, useMemo } from 'react'
import { styled } from 'styled-components'
import { BAR_STEP, barsPath, type Bar } from './bars.ts'
import { usePlayerValue } from './use-player.ts'
import { JUMP, type Player } from './player.ts'

const Frame = styled.div`
  position: relative;
  flex: 1;
  min-width: 8rem;
  height: 3.25rem;
  ${tokens.breakpoint.phone} {
    flex-basis: 100%;
    order: 1;
  }
  &:focus-within {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: 2px;
    border-radius: ${tokens.radius.control};
  }
`
const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 2.5rem;
  overflow: visible;
`
const Candidate = styled.path`
  fill: ${tokens.accent.base};
`
const Others = styled.path`
  fill: ${tokens.status.blue.base};
`
const Heard = styled.g`
  opacity: 1;
`
const Unheard = styled.g`
  opacity: 0.4;
`
const Cursor = styled.line`
  stroke: ${tokens.text.base};
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
`
const MiddleLine = styled.line`
  stroke: ${tokens.line.control};
  vector-effect: non-scaling-stroke;
`
const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`
const Dots = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 0.5rem;
  pointer-events: none;
  span {
    position: absolute;
    width: 0.375rem;
    height: 0.375rem;
    translate: -50% 0;
    border-radius: ${tokens.radius.chip};
    background: ${tokens.status.amber.base};
  }
`

type Props = {
  player: Player
  bars: readonly Bar[]
  /** Seconds. */
  duration: number
  /** Where a search found something, in seconds. */
  hitMoments: readonly number[]
  onMoveSegment: (step: 1 | -1) => void
}

/** How loud it is, who speaks and where it plays; also the slider through the recording. */
export const Waveform = ({ player, bars, duration, hitMoments, onMoveSegment }: Props) => {
  const clipId = useId()
  const time = usePlayerValue(player, (state) => state.time, 0)
  const width = Math.max(1, bars.length) * BAR_STEP
  const share = duration > 0 ? Math.min(1, time / duration) : 0
  const paths = useMemo(
    () => (
      <>
        <Candidate d={barsPath(bars, true)} />
        <Others d={barsPath(bars, false)} />
      </>
    ),
    [bars],
  )
  return (
    <Frame>
      <Picture viewBox={`0 0 ${width} 100`} preserveAspectRatio="none" aria-hidden>
        <clipPath id={clipId}>
          <rect x={0} y={0} width={width * share} height={100} />
        </clipPath>
        <MiddleLine x1={0} x2={width} y1={50} y2={50} />
        <Unheard>{paths}</Unheard>
        <Heard clipPath={`url(#${clipId})`}>{paths}</Heard>
        <Cursor x1={width * share} x2={width * share} y1={0} y2={100} />
      </Picture>
      <Dots aria-hidden>
        {duration > 0 &&
          hitMoments.map((moment) => <span key={moment} style={{ left: `${(moment / duration) * 100}%` }} />)}
      </Dots>
      <Slider
        type="range"
        aria-label="Plaats in de opname"
        aria-valuetext={`${secondsText(time)} van ${secondsText(duration)}`}
        min={0}
        max={Math.max(duration, 0.1)}
        step={0.1}
        value={Math.min(time, duration)}
        onChange={({ target }) => player.seek(Number(target.value))}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 1 : -1
          if (event.key === ' ') {
            event.preventDefault()
            event.stopPropagation()
            player.toggle()
          }
          if (!event.key.startsWith('Arrow')) return
          event.preventDefault()
          // The page has the same keys; one press is one jump.
          event.stopPropagation()
          if (event.shiftKey) onMoveSegment(step)
          else player.jump(step * JUMP)
        }}
      />
    </Frame>
  )
}
