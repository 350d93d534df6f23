import { secondsText, Text, tokens } from '@wervio/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Hit } from './find-hits.ts'
import { MarkedText } from './marked-text.tsx'
import type { UnsureWord, ViewedSegment } from './segment-view.ts'
import { SpeakerMark } from './speaker-mark.tsx'
import { speakerName } from './speakers.ts'

type RowLook = { $current: boolean; $sounding: boolean; $flagged: boolean }
const groundOf = ({ $current, $sounding, $flagged }: RowLook): string => {
  if ($sounding || $current) return tokens.accent.soft
  return $flagged ? tokens.status.red.soft : 'none'
}
const Row = styled.div<RowLook>`
  display: grid;
  grid-template-columns: 3.75rem minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${tokens.space[3]};
  padding: ${tokens.space[2]};
  border-left: 3px solid ${({ $sounding }) => ($sounding ? tokens.accent.base : 'transparent')};
  background: ${groundOf};
  ${tokens.breakpoint.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`
const Time = styled(Text)`
  text-align: right;
`
const PlayTime = styled.button`
  justify-self: end;
  min-height: 1.5rem;
  padding: 0 ${tokens.space[1]};
  border-radius: ${tokens.radius.control};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  color: ${tokens.accent.base};
  &:hover {
    background: ${tokens.accent.soft};
    text-decoration: underline;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
    min-width: ${tokens.control.touch};
  }
`
const Words = styled.div`
  grid-column: 2 / -1;
  max-width: 70ch;
  overflow-wrap: anywhere;
  ${tokens.breakpoint.phone} {
    grid-column: 1 / -1;
  }
`

type Props = {
  segment: ViewedSegment
  /** Which of the speakers it is, from 0. */
  speaker: number
  hits: readonly Hit[]
  current: Hit | undefined
  unsureWords?: readonly UnsureWord[] | undefined
  isSounding?: boolean
  isFlagged?: boolean
  /** Whether Tab stops at what can be pressed in it: of all segments one has the turn. */
  isReachable?: boolean
  onPlay?: ((moment: number) => void) | undefined
  beside?: ReactNode
  below?: ReactNode
  instead?: ReactNode
}

/** When, who and what. */
export const SegmentRow = ({
  segment,
  speaker,
  hits,
  current,
  unsureWords,
  isSounding = false,
  isFlagged = false,
  isReachable = true,
  onPlay,
  beside,
  below,
  instead,
}: Props) => (
  <Row
    $current={current !== undefined && hits.includes(current)}
    $sounding={isSounding}
    $flagged={isFlagged}
    aria-current={isSounding || undefined}
  >
    {onPlay ? (
      <PlayTime
        type="button"
        data-turn
        tabIndex={isReachable ? 0 : -1}
        aria-label={`Speel af vanaf ${secondsText(segment.start)}, ${speakerName(segment)}`}
        title={`Speel af vanaf ${secondsText(segment.start)}`}
        onClick={() => onPlay(segment.start)}
      >
        {secondsText(segment.start)}
      </PlayTime>
    ) : (
      <Time as="span" size="small" tone="muted" tabular>
        {secondsText(segment.start)}
      </Time>
    )}
    <SpeakerMark name={speakerName(segment)} speaker={speaker} />
    {beside ?? <span />}
    <Words>
      {instead ?? (
        <Text>
          <MarkedText
            text={segment.text}
            hits={hits}
            current={current}
            unsureWords={unsureWords}
            onPlay={onPlay}
            isReachable={isReachable}
          />
        </Text>
      )}
      {below}
    </Words>
  </Row>
)
