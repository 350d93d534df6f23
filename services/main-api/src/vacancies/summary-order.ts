import type { VacancySort } from '@wervio/contracts'
import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { sortable, type Position } from '../platform/cursor.ts'
import { vacancies } from './table.ts'

const columns = {
  newest: { column: vacancies.created_at, ascending: false, isValue: sortable.moment },
  oldest: { column: vacancies.created_at, ascending: true, isValue: sortable.moment },
  changed: { column: vacancies.updated_at, ascending: false, isValue: sortable.moment },
  title: { column: vacancies.title_key, ascending: true, isValue: sortable.words },
  company: { column: vacancies.company_key, ascending: true, isValue: sortable.words },
} as const satisfies Record<VacancySort, unknown>

/** How a list of this sort is ordered, goes on after a position, and what a cursor of it holds. Ids break ties, in the same direction. */
export const summaryOrder = (sort: VacancySort) => {
  const { column, ascending, isValue } = columns[sort]
  const direction = ascending ? asc : desc
  return {
    value: sql<string>`${column}`.mapWith(column),
    orderBy: [direction(column), direction(vacancies.id)],
    after: ({ value, id }: Position): SQL =>
      sql`(${column}, ${vacancies.id}) ${sql.raw(ascending ? '>' : '<')} (${value}, ${id})`,
    isValue,
  }
}
