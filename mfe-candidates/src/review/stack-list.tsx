import type { ImportItemSummary } from '@wervio/contracts'
import { plainList } from '@wervio/ui'
import { SelectionArea } from '@wervio/remote-kit'
import { useEffect, useRef, type RefObject } from 'react'
import { styled } from 'styled-components'
import { alikeNumbersOf } from './alike-items.ts'
import { StackRow } from './stack-row.tsx'
import type { StackSelection } from './use-stack-selection.ts'

const List = styled.ol`
  ${plainList}
  display: grid;
  counter-reset: cv;
`

/** Scrolls what the list stands in, and nothing else, to a row. */
const bringInSight = (list: HTMLElement | null, itemId: string | null) => {
  const row = list?.querySelector(`[data-item="${itemId}"]`)
  const pane = list?.closest('[data-list-pane]')
  if (!row || !pane) return
  const [outer, inner] = [pane.getBoundingClientRect(), row.getBoundingClientRect()]
  pane.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top)
}

type Props = {
  items: readonly ImportItemSummary[]
  current: string | null
  currentRow?: RefObject<HTMLButtonElement | null> | undefined
  onChoose: (item: ImportItemSummary) => void
  selection: StackSelection
  /** Whether X chooses a CV. */
  hasLetters: boolean
}

/** The CVs of a stack in order of arrival, with how far each is; the current one stays in sight. */
export const StackList = ({ items, current, currentRow, onChoose, selection, hasLetters }: Props) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => bringInSight(list.current, current), [current])
  const { order, isChoosing, toggle } = selection
  const choosableIds = new Set(order)
  return (
    <SelectionArea selection={selection} hasLetters={hasLetters}>
      <List ref={list} aria-label="CV’s in deze stapel">
        {items.map((item) => (
          <li key={item.id} data-item={item.id} data-row-id={choosableIds.has(item.id) ? item.id : undefined}>
            <StackRow
              ref={item.id === current ? currentRow : undefined}
              item={item}
              isCurrent={item.id === current}
              alikeNumbers={alikeNumbersOf(items, item)}
              isChoosing={isChoosing}
              canChoose={choosableIds.has(item.id)}
              onClick={() => onChoose(item)}
              onToggle={() => toggle(item.id)}
            />
          </li>
        ))}
      </List>
    </SelectionArea>
  )
}
