import { styled } from 'styled-components'
import { tokens } from '@wervio/ui'

const BARS = 66
const STEP = 5
const HEIGHT = 40

const Drawing = styled.svg`
  width: 100%;
  height: 3.5rem;
  margin-top: ${tokens.space[2]};
  line {
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke: ${tokens.accent.base};
  }
  line[data-ahead] {
    opacity: 0.28;
  }
`

/** Height of a bar in px: phrases of speech with pauses, always the same. */
const heightOf = (bar: number): number => {
  const phrase = 0.35 + 0.65 * Math.abs(Math.sin(bar * 0.41) * Math.cos(bar * 0.117 + 0.6))
  const syllable = 0.45 + 0.55 * Math.abs(Math.sin(bar * 1.93 + 0.8))
  return Math.max(4, Math.round(phrase * syllable * (HEIGHT - 4)))
}

/** The sound of a conversation; `playedPart` (0 to 1) is what lies before the playhead. */
export const Waveform = ({ playedPart }: { playedPart: number }) => (
  <Drawing viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
    {Array.from({ length: BARS }, (_, bar) => {
      const half = heightOf(bar) / 2
      const x = bar * STEP + STEP / 2
      return (
        <line
          key={x}
          x1={x}
          x2={x}
          y1={HEIGHT / 2 - half}
          y2={HEIGHT / 2 + half}
          {...(bar / BARS > playedPart ? { 'data-ahead': '' } : {})}
        />
      )
    })}
  </Drawing>
)
