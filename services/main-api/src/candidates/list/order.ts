import type { CandidateSort } from '@wervio/contracts'
import { sortable, type Position } from '@wervio/service-kit'
import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { candidates } from '../table.ts'

const columns = {
  newest: { column: candidates.created_at, ascending: false, isValue: sortable.moment },
  oldest: { column: candidates.created_at, ascending: true, isValue: sortable.moment },
  changed: { column: candidates.updated_at, ascending: false, isValue: sortable.moment },
  name: { column: candidates.name_key, ascending: true, isValue: sortable.words },
  name_desc: { column: candidates.name_key, ascending: false, isValue: sortable.words },
} as const satisfies Record<CandidateSort, unknown>

/**
 * The order of a list, the condition for rows after a position, and the check of a cursor's value. Ids break ties, in
 * the same direction.
 */
export const listOrder = (sort: CandidateSort) => {
  const { column, ascending, isValue } = columns[sort]
  const direction = ascending ? asc : desc
  return {
    value: sql<string>`${column}`.mapWith(column),
    orderBy: [direction(column), direction(candidates.id)],
    after: ({ value, id }: Position): SQL =>
      sql`(${column}, ${candidates.id}) ${sql.raw(ascending ? '>' : '<')} (${value}, ${id})`,
    isValue,
  }
}
