import { LongList, type View } from '@wervio/ui'
import { CompactList } from './compact-list.tsx'
import { VacancyCards, type LongListProps } from './vacancy-cards.tsx'
import { VacancyTable } from './vacancy-table.tsx'

/** Rem a table needs. */
const TABLE = 60

/** The vacancies in the chosen view; a table without room for its columns becomes a compact list. */
export const VacancyList = ({ view, ...list }: LongListProps & { view: View }) => (
  <LongList
    view={view}
    tableWidth={TABLE}
    cards={<VacancyCards {...list} />}
    table={<VacancyTable {...list} />}
    rows={<CompactList {...list} />}
  />
)
