import { useRef } from 'react'
import { CardGrid, type LongListProps } from './card-grid.tsx'
import { CompactList } from './compact-list.tsx'
import { usePlace } from './use-place.ts'
import type { View } from './use-view.ts'
import { VacancyTable } from './vacancy-table.tsx'

/** Rem a table needs. */
const TABLE = 54

/** The vacancies in the chosen view; a table without room for its columns becomes a compact list. */
export const VacancyList = ({ view, ...list }: LongListProps & { view: View }) => {
  const frame = useRef<HTMLDivElement>(null)
  const place = usePlace(frame)
  const narrow = place !== null && place.width > 0 && place.width / place.rem < TABLE
  const Table = narrow ? CompactList : VacancyTable
  return <div ref={frame}>{view === 'cards' ? <CardGrid {...list} /> : <Table {...list} />}</div>
}
