import type { ImportItemSummary } from '@wervio/contracts'
import { plainList } from '@wervio/ui'
import { useEffect, useRef, type RefObject } from 'react'
import { styled } from 'styled-components'
import { alikeNumbersOf } from './alike-items.ts'
import { StackRow } from './stack-row.tsx'

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
}

/** The CVs of a stack in order of arrival, with how far each is; the current one stays in sight. */
export const StackList = ({ items, current, currentRow, onChoose }: Props) => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => bringInSight(list.current, current), [current])
  return (
    <List ref={list} aria-label="CV’s in deze stapel">
      {items.map((item) => (
        <li key={item.id} data-item={item.id}>
          <StackRow
            ref={item.id === current ? currentRow : undefined}
            item={item}
            isCurrent={item.id === current}
            alikeNumbers={alikeNumbersOf(items, item)}
            onChoose={() => onChoose(item)}
          />
        </li>
      ))}
    </List>
  )
}
