import type { TranscriptSegment } from '@wervio/contracts'
import { Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import type { Hit } from './find-hits.ts'
import { MarkedText } from './marked-text.tsx'
import { speakerName } from './speakers.ts'
import { timeText } from './time-text.ts'

const COLOURS = [
  tokens.accent.base,
  tokens.status.blue.base,
  tokens.status.signal.base,
  tokens.status.amber.base,
  tokens.status.red.base,
]

const Row = styled.div<{ $current: boolean }>`
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: 0 ${tokens.space[3]};
  padding: ${tokens.space[2]};
  background: ${({ $current }) => ($current ? tokens.accent.soft : 'none')};
  ${tokens.breakpoint.phone} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`
const Time = styled(Text)`
  text-align: right;
`
const Name = styled(Text)<{ $colour: string }>`
  &::before {
    content: '';
    display: inline-block;
    width: ${tokens.space[2]};
    height: ${tokens.space[2]};
    margin-right: ${tokens.space[2]};
    border-radius: ${tokens.radius.chip};
    background: ${({ $colour }) => $colour};
  }
`
const Words = styled(Text)`
  grid-column: 2;
  max-width: 70ch;
  overflow-wrap: anywhere;
  ${tokens.breakpoint.phone} {
    grid-column: 1 / -1;
  }
`

type Props = {
  segment: TranscriptSegment
  /** Which of the speakers it is, from 0. */
  speaker: number
  hits: readonly Hit[]
  current: Hit | undefined
}

/** When, who and what. */
export const SegmentRow = ({ segment, speaker, hits, current }: Props) => (
  <Row $current={current !== undefined && hits.includes(current)}>
    <Time as="span" size="small" tone="muted" tabular>
      {timeText(segment.start)}
    </Time>
    <Name as="span" size="small" strong $colour={COLOURS[speaker % COLOURS.length] ?? tokens.text.muted}>
      {speakerName(segment)}
    </Name>
    <Words>
      <MarkedText text={segment.text} hits={hits} current={current} />
    </Words>
  </Row>
)
