import { useRef } from 'react'
import { styled } from 'styled-components'
import { plainList } from '../layout/plain-list.ts'
import type { LongRowsProps } from './long-table.tsx'
import { TableFrame } from './table-style.ts'
import { useElementBox } from './use-element-box.ts'
import { useWindowRows } from './use-window-rows.ts'

const List = styled.ul`
  ${plainList}
`

/** A long list as rows of one height in rem, where a table has no room; `row` renders a `li`. */
export const LongRows = ({ label, count, height, onNear, row }: Omit<LongRowsProps, 'total'> & { height: number }) => {
  const list = useRef<HTMLUListElement>(null)
  const box = useElementBox(list)
  const rows = useWindowRows({ count, height, box, onLast: onNear })
  return (
    <TableFrame>
      <List ref={list} aria-label={label} style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
        {Array.from({ length: Math.max(0, Math.min(count, rows.last + 1) - rows.first) }, (_, index) =>
          row(rows.first + index),
        )}
      </List>
    </TableFrame>
  )
}
