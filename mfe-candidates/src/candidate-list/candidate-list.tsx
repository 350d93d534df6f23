import type { CandidateSort } from '@wervio/contracts'
import { LongList, type View } from '@wervio/ui'
import { CandidateCards } from './candidate-cards.tsx'
import { CandidateRows } from './candidate-rows.tsx'
import { CandidateTable } from './candidate-table.tsx'
import type { ListProps } from './list-props.ts'

/** Rem a table needs. */
const TABLE = 62

type Props = ListProps & { view: View; sort: CandidateSort; onSort: (sort: CandidateSort) => void }

/** The candidates in the chosen view. */
export const CandidateList = ({ view, sort, onSort, ...list }: Props) => (
  <LongList
    view={view}
    tableWidth={TABLE}
    cards={<CandidateCards {...list} />}
    table={<CandidateTable {...list} sort={sort} onSort={onSort} />}
    rows={<CandidateRows {...list} />}
  />
)
