import type { VacancySort } from '@wervio/contracts'
import { sortable, type Position } from '@wervio/service-kit'
import { asc, desc, sql, type SQL } from 'drizzle-orm'
import { openApplications } from './open-applications.ts'
import { vacancies } from './table.ts'

const orders = {
  newest: { by: vacancies.created_at, ascending: false, isValue: sortable.moment },
  oldest: { by: vacancies.created_at, ascending: true, isValue: sortable.moment },
  changed: { by: vacancies.updated_at, ascending: false, isValue: sortable.moment },
  title: { by: vacancies.title_key, ascending: true, isValue: sortable.words },
  title_desc: { by: vacancies.title_key, ascending: false, isValue: sortable.words },
  company: { by: vacancies.company_key, ascending: true, isValue: sortable.words },
  company_desc: { by: vacancies.company_key, ascending: false, isValue: sortable.words },
  candidates: { by: openApplications, ascending: false, isValue: sortable.number },
  candidates_asc: { by: openApplications, ascending: true, isValue: sortable.number },
} as const satisfies Record<VacancySort, unknown>

const valueOf = (sort: VacancySort): SQL<string> => {
  if (sort === 'candidates' || sort === 'candidates_asc') return sql<string>`${openApplications}`.mapWith(String)
  const { by } = orders[sort]
  return sql<string>`${by}`.mapWith(by)
}

/**
 * The order of a list, the condition for rows after a position, and the check of a cursor's value. Ids break ties, in
 * the same direction.
 */
export const summaryOrder = (sort: VacancySort) => {
  const { by, ascending, isValue } = orders[sort]
  const direction = ascending ? asc : desc
  return {
    value: valueOf(sort),
    orderBy: [direction(by), direction(vacancies.id)],
    after: ({ value, id }: Position): SQL =>
      sql`(${by}, ${vacancies.id}) ${sql.raw(ascending ? '>' : '<')} (${value}, ${id})`,
    isValue,
  }
}
