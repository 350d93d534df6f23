import { sql as fragment, type SQL } from 'drizzle-orm'
import { applications } from '../applications/table.ts'
import { vacancies } from './table.ts'

/**
 * With table names: in a selection from one table drizzle writes `"id"` alone, which is another id inside the subquery.
 */
const countOpen = (condition: SQL = fragment`true`): SQL<number> =>
  fragment<number>`(select count(*) from ${applications} where ${applications}.vacancy_id = ${vacancies}.id and ${applications}.outcome = 'open' and ${condition})`.mapWith(
    Number,
  )

/** How many candidates of a vacancy are in its procedure. */
export const openApplications = countOpen()

/** How many of them wait in the first stage, where nobody has looked at them yet. */
export const newApplications = countOpen(fragment`${applications}.stage = 1`)
