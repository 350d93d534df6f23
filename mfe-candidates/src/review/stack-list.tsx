import type { ImportItemSummary } from '@wervio/contracts'
import { plainList } from '@wervio/ui'
import { SelectionArea } from '@wervio/remote-kit'
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
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
  const { order, isChoosing, isStarted, toggle, extend } = selection
  const choosableIds = new Set(order)
  // Enter is a click without a pointer: it opens the CV.
  const click = (item: ImportItemSummary, { detail, shiftKey }: MouseEvent) => {
    if (!isStarted || detail === 0 || !choosableIds.has(item.id)) onChoose(item)
    else if (shiftKey) extend(item.id)
    else toggle(item.id)
  }
  /** The rows are buttons: the focus goes on with the range here. */
  const followRange = ({ key, shiftKey, target }: KeyboardEvent) => {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (!shiftKey || step === 0 || !(target instanceof HTMLButtonElement)) return
    const id = target.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'] ?? ''
    const next = order[order.indexOf(id) + step]
    list.current?.querySelector<HTMLElement>(`[data-row-id="${next}"] button`)?.focus()
  }
  return (
    <SelectionArea selection={selection} hasLetters={hasLetters}>
      <List ref={list} aria-label="CV’s in deze stapel" onKeyDown={followRange}>
        {items.map((item) => (
          <li key={item.id} data-item={item.id} data-row-id={choosableIds.has(item.id) ? item.id : undefined}>
            <StackRow
              ref={item.id === current ? currentRow : undefined}
              item={item}
              isCurrent={item.id === current}
              alikeNumbers={alikeNumbersOf(items, item)}
              isChoosing={isChoosing}
              canChoose={choosableIds.has(item.id)}
              onClick={(event) => click(item, event)}
              onToggle={() => toggle(item.id)}
            />
          </li>
        ))}
      </List>
    </SelectionArea>
  )
}
