import type { ImportItemSummary } from '@wervio/contracts'
import { FileName, Icon, Text, tokens, type Tone } from '@wervio/ui'
import { Copy } from 'lucide-react'
import { SelectBox } from '@wervio/remote-kit'
import type { KeyboardEvent, Ref } from 'react'
import { keyframes, styled } from 'styled-components'
import { itemLook, itemName } from './stack-state.ts'

const turn = keyframes`to { rotate: 1turn; }`
/** While somebody chooses, the mark and its box stand before the button. */
const Choosing = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[2]};
  padding-inline-start: ${tokens.space[1]};
`
const Row = styled.button<{ $hasMark: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasMark }) => ($hasMark ? 'auto' : '')} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[2]};
  width: 100%;
  min-height: ${tokens.control.large};
  padding: ${tokens.space[1]} ${tokens.space[2]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.control};
  text-align: start;
  &:hover {
    background: ${tokens.surface.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* Its place in the list, by which others name it. */
  counter-increment: cv;
  &::after {
    content: counter(cv);
    color: ${tokens.text.muted};
    font: ${tokens.font.tiny};
    font-variant-numeric: tabular-nums;
  }
  &[aria-current='true'] {
    border-color: ${tokens.accent.base};
    background: ${tokens.surface.raised};
  }
`
const colours: Partial<Record<Tone, string>> = {
  amber: tokens.status.amber.base,
  blue: tokens.status.blue.base,
  green: tokens.status.green.base,
  red: tokens.status.red.base,
  signal: tokens.status.signal.base,
}
const Mark = styled.span<{ $tone: Tone; $turning: boolean }>`
  display: inline-grid;
  place-items: center;
  /* A box that lies over it has to be this large (WCAG 2.2, 2.5.8). */
  width: 1.5rem;
  height: 1.5rem;
  color: ${({ $tone }) => colours[$tone] ?? tokens.text.muted};
  animation: ${({ $turning }) => ($turning ? turn : 'none')} 1.2s linear infinite;
  ${tokens.breakpoint.calm} {
    animation: none;
  }
`
/** A long name takes one line: rows keep their height. */
const Line = styled(Text)`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

type Props = {
  ref?: Ref<HTMLButtonElement> | undefined
  item: ImportItemSummary
  isCurrent: boolean
  /** Numbers in the list of the CVs that may be of the same person. */
  alikeNumbers: readonly number[]
  /** Whether somebody is choosing among the CVs; this one has a box then, if it can be chosen. */
  isChoosing: boolean
  canChoose: boolean
  onClick: () => void
  /** Chooses this CV, or drops it. */
  onToggle: () => void
}

/** One CV of a stack: its state as an icon and a word. */
export const StackRow = ({ ref, item, isCurrent, alikeNumbers, isChoosing, canChoose, onClick, onToggle }: Props) => {
  const isDouble = item.status === 'ready' && (item.has_duplicates || alikeNumbers.length > 0)
  const look = itemLook(item.status)
  const { tone, icon } = isDouble ? ({ tone: 'signal', icon: Copy } as const) : look
  const stateTexts = [
    look.label,
    ...(isDouble ? ['Misschien dubbel'] : []),
    ...(isDouble && alikeNumbers.length > 0 ? [`zie ${alikeNumbers.join(', ')}`] : []),
    ...(!isDouble && item.title ? [item.title] : []),
  ]
  const state = isDouble ? stateTexts.slice(1) : stateTexts
  const mark = (
    <Mark $tone={tone} $turning={item.status === 'reading'}>
      <Icon of={icon} />
    </Mark>
  )
  // The space bar would press the button, which opens the CV.
  const pressSpace = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isChoosing || !canChoose) return
    event.preventDefault()
    if (event.type === 'keydown' && !event.repeat) onToggle()
  }
  const row = (
    <Row
      ref={ref}
      type="button"
      aria-current={isCurrent}
      $hasMark={!isChoosing}
      data-row-open=""
      onClick={onClick}
      onKeyDown={pressSpace}
      onKeyUp={pressSpace}
    >
      {!isChoosing && mark}
      <span style={{ minWidth: 0 }}>
        <Line as="span" strong title={item.name ?? undefined}>
          {item.name ?? <FileName name={item.file_name} />}
        </Line>
        <Line as="span" size="small" tone="muted">
          {state.join(' · ')}
        </Line>
      </span>
    </Row>
  )
  if (!isChoosing) return row
  return (
    <Choosing>
      {canChoose ? <SelectBox row={{ id: item.id, name: itemName(item) }}>{mark}</SelectBox> : mark}
      {row}
    </Choosing>
  )
}
