import { useRef } from 'react'
import type { LongListProps } from './card-grid.tsx'
import { Frame, ROW, Table } from './table-style.ts'
import { TableRow } from './table-row.tsx'
import { usePlace } from './use-place.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useWindowRows } from './use-window-rows.ts'

const columns = [
  { name: 'Functie' },
  { name: 'Organisatie', width: '16%' },
  { name: 'Locatie', width: '12%' },
  { name: 'Uren', width: '13%' },
  { name: 'Status', width: '11rem' },
  { name: 'Kandidaten', width: '6.5rem', figure: true },
  { name: 'Gemaakt', width: '7rem', figure: true },
]

/** The room of rows that aren't drawn. */
const Room = ({ height }: { height: number }) => height > 0 && <tr aria-hidden style={{ height }} />

/** The vacancies as a table; only the rows near the screen are drawn, screen readers hear how many there are. */
export const VacancyTable = ({ vacancies, total, onNear }: LongListProps) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const place = usePlace(body)
  const rows = useWindowRows({ count: vacancies.length, height: ROW.table, place, onLast: onNear })
  useRowKeys(body, vacancies.length, rows.scrollTo)
  return (
    <Frame>
      <Table aria-label="Vacatures" aria-rowcount={total === undefined ? -1 : total + 1}>
        <colgroup>{columns.map(({ name, width }) => <col key={name} style={{ width }} />)}</colgroup>
        <thead>
          <tr aria-rowindex={1}>{columns.map(({ name, figure }) => <th key={name} scope="col" className={figure ? 'figure' : undefined}>{name}</th>)}</tr>
        </thead>
        <tbody ref={body}>
          <Room height={rows.before} />
          {vacancies.slice(rows.first, rows.last + 1).map((vacancy, index) => <TableRow key={vacancy.id} vacancy={vacancy} index={rows.first + index} />)}
          <Room height={rows.after} />
        </tbody>
      </Table>
    </Frame>
  )
}
