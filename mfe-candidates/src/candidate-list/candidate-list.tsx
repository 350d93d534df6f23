import { LongList, type View } from '@wervio/ui'
import { CandidateCards } from './candidate-cards.tsx'
import { CandidateRows } from './candidate-rows.tsx'
import { CandidateTable } from './candidate-table.tsx'
import type { ListProps } from './list-props.ts'

/** Rem a table needs. */
const TABLE = 62

/** The candidates in the chosen view. */
export const CandidateList = ({ view, ...list }: ListProps & { view: View }) => (
  <LongList
    view={view}
    tableWidth={TABLE}
    cards={<CandidateCards {...list} />}
    table={<CandidateTable {...list} />}
    rows={<CandidateRows {...list} />}
  />
)
