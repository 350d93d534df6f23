import {
  vacancyStatuses,
  type listVacancySummaries,
  type VacancyCounts,
  type VacancyStatus,
  type VacancySummary,
} from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, count, eq, sql as fragment, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { applications } from '../applications/table.ts'
import type { Position } from '../platform/cursor.ts'
import { sameRead, type Database } from '../platform/database.ts'
import { fold } from '../platform/schema.ts'
import { vacancyColumns } from './columns.ts'
import { summaryOrder } from './summary-order.ts'
import { vacancies } from './table.ts'

type Wanted = Pick<z.output<typeof listVacancySummaries.query>, 'q' | 'status' | 'sort'> & {
  limit: number
  from: Position | null
}

/** What the list is sorted by comes along, for the cursor; it isn't shown. */
export type FoundSummary = VacancySummary & { sorted_by: string }

/** Columns by table: in a selection from one table drizzle writes `"id"` alone, and inside the subquery that is another id. */
const open =
  fragment<number>`(select count(*) from ${applications} where ${applications}.vacancy_id = ${vacancies}.id and ${applications}.outcome = 'open')`.mapWith(
    Number,
  )

const { id, title, company, location, hours, salary, sector, status, thumbnail, created_at, updated_at } =
  vacancyColumns
const shown = {
  id,
  title,
  company,
  location,
  hours,
  salary,
  sector,
  status,
  thumbnail,
  created_at,
  updated_at,
  open_applications: open,
  has_text: fragment<boolean>`${vacancies.description} <> ''`,
}

/** Every word has to be in it, literally: `strpos` knows no wildcards. */
const containing = (q: string | undefined): SQL[] =>
  (q ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => fragment`strpos(${vacancies.search_text}, ${fold(fragment`${word}`)}) > 0`)

const ofOrganisation = ({ organisationId }: Recruiter, q: string | undefined) => [
  eq(vacancies.organisation_id, organisationId),
  ...containing(q),
]

const none = Object.fromEntries(vacancyStatuses.map((name) => [name, 0])) as Record<VacancyStatus, number>

/** Vacancies of the recruiter's organisation in short. */
export const createSummaryRepository = (database: Database) => ({
  /** At most `limit`, in the order of `sort`, after a position. */
  list: (recruiter: Recruiter, { q, status: wanted, sort, limit, from }: Wanted): Promise<FoundSummary[]> => {
    const { value, orderBy, after } = summaryOrder(sort)
    const conditions = [
      ...ofOrganisation(recruiter, q),
      wanted && eq(vacancies.status, wanted),
      from ? after(from) : undefined,
    ]
    return database.asOrganisation(recruiter, sameRead('vacancy summaries', { q, wanted, sort, limit, from }), (sql) =>
      sql
        .select({ ...shown, sorted_by: value })
        .from(vacancies)
        .where(and(...conditions))
        .orderBy(...orderBy)
        .limit(limit),
    )
  },

  count: (recruiter: Recruiter, q: string | undefined): Promise<VacancyCounts> =>
    database.asOrganisation(recruiter, sameRead('vacancy counts', { q }), async (sql) => {
      const counted = await sql
        .select({ status: vacancies.status, number: count() })
        .from(vacancies)
        .where(and(...ofOrganisation(recruiter, q)))
        .groupBy(vacancies.status)
      return {
        total: counted.reduce((sum, { number }) => sum + number, 0),
        by_status: { ...none, ...Object.fromEntries(counted.map(({ status: name, number }) => [name, number])) },
      }
    }),
})

export type SummaryRepository = ReturnType<typeof createSummaryRepository>
