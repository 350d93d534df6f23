import { useRef, type ReactNode } from 'react'
import { ColumnHead, type Column } from './column-head.tsx'
import { Table, TableFrame, TABLE_ROW } from './table-style.ts'
import { useElementBox } from './use-element-box.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useWindowRows } from './use-window-rows.ts'

/** Holds the space of the rows that aren't rendered. */
const Room = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />

export type LongRowsProps = {
  label: string
  /** How many rows are loaded. */
  count: number
  /** How many there are in all; undefined while that isn't known. */
  total: number | undefined
  /** Called with the last row that is near the screen. */
  onNear: (index: number) => void
  /** Renders a row, with a key. In a table, `data-row={index}` on its link lets arrow keys move between rows. */
  row: (index: number) => ReactNode
}

type LongTableProps<Sort extends string> = LongRowsProps & {
  columns: readonly Column<Sort>[]
  /** The order of the list, and what a head that is clicked asks for; without them no column can be sorted. */
  sort?: Sort
  onSort?: (sort: Sort) => void
}

/** A long list as a table; only the rows near the screen are drawn, screen readers hear how many there are. */
export const LongTable = <Sort extends string = never>({
  label,
  columns,
  count,
  total,
  onNear,
  row,
  sort,
  onSort,
}: LongTableProps<Sort>) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const box = useElementBox(body)
  const rows = useWindowRows({ count, height: TABLE_ROW, box, onLast: onNear })
  useRowKeys(body, count, rows.scrollTo)
  return (
    <TableFrame>
      <Table aria-label={label} aria-rowcount={total === undefined ? -1 : total + 1}>
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Room height={rows.before} />
          {Array.from({ length: Math.max(0, Math.min(count, rows.last + 1) - rows.first) }, (_, index) =>
            row(rows.first + index),
          )}
          <Room height={rows.after} />
        </tbody>
      </Table>
    </TableFrame>
  )
}
