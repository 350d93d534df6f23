import type { VacancySort } from '@wervio/contracts'
import { LongList, type View } from '@wervio/ui'
import { CompactList } from './compact-list.tsx'
import { VacancyCards, type LongListProps } from './vacancy-cards.tsx'
import { VacancyTable } from './vacancy-table.tsx'

/** Rem a table needs. */
const TABLE = 58

type Props = LongListProps & { view: View; sort: VacancySort; onSort: (sort: VacancySort) => void }

/** The vacancies in the chosen view; a table without room for its columns becomes a compact list. */
export const VacancyList = ({ view, sort, onSort, ...list }: Props) => (
  <LongList
    view={view}
    tableWidth={TABLE}
    cards={<VacancyCards {...list} />}
    table={<VacancyTable {...list} sort={sort} onSort={onSort} />}
    rows={<CompactList {...list} />}
  />
)
