import { Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { Segment } from './segments.tsx'

const Line = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[1]};
  }
`

/** What the segments of a row mean. */
export const Legend = () => (
  <Line as="div" size="tiny" tone="muted">
    <span>
      <Segment data-state="met" aria-hidden /> voldaan
    </span>
    <span>
      <Segment data-state="partly" aria-hidden /> deels
    </span>
    <span>
      <Segment data-state="missing" aria-hidden /> niet gevonden
    </span>
    <span>laag: pluspunt</span>
  </Line>
)
