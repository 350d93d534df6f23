import {
  vacancyStatuses,
  type listVacancySummaries,
  type VacancyCounts,
  type VacancyStatus,
  type VacancySummary,
} from '@wervio/contracts'
import type { Recruiter, Position } from '@wervio/service-kit'
import { and, eq, isNotNull, isNull, sql as fragment, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import { sameRead, type Database } from '../platform/database.ts'
import { vacancyColumns } from './columns.ts'
import { newApplications, openApplications } from './open-applications.ts'
import { wordConditions } from './search-words.ts'
import { summaryOrder } from './summary-order.ts'
import { vacancies } from './table.ts'

type SummaryQuery = Pick<z.output<typeof listVacancySummaries.query>, 'q' | 'status' | 'archived' | 'sort'> & {
  limit: number
  from: Position | null
}

/** `sorted_by` is the value the list is sorted by, for the cursor; it isn't part of the answer. */
type SummaryRow = VacancySummary & { sorted_by: string }

const { id, title, company, location, hours, salary, sector, status, thumbnail, archived_at, created_at, updated_at } =
  vacancyColumns
const summaryColumns = {
  id,
  title,
  company,
  location,
  hours,
  salary,
  sector,
  status,
  thumbnail,
  archived_at,
  created_at,
  updated_at,
  open_applications: openApplications,
  new_applications: newApplications,
  has_text: fragment<boolean>`${vacancies.description} <> ''`,
}

const ofOrganisation = ({ organisationId }: Recruiter, q: string | undefined) => [
  eq(vacancies.organisation_id, organisationId),
  ...wordConditions(organisationId, q),
]

const countWhere = (archiveCondition: typeof isNull | typeof isNotNull): SQL<number> =>
  fragment<number>`count(*) filter (where ${archiveCondition(vacancies.archived_at)})`.mapWith(Number)

const zeroCounts = Object.fromEntries(vacancyStatuses.map((name) => [name, 0])) as Record<VacancyStatus, number>

/** Summaries of the vacancies of the recruiter's organisation. */
export const createSummaryRepository = (database: Database) => ({
  /** At most `limit`, in the order of `sort`, after a position; the archive alone, or all that isn't in it. */
  list: (
    recruiter: Recruiter,
    { q, status: wantedStatus, archived, sort, limit, from }: SummaryQuery,
  ): Promise<SummaryRow[]> => {
    const { value, orderBy, after } = summaryOrder(sort)
    const conditions = [
      ...ofOrganisation(recruiter, q),
      archived ? isNotNull(vacancies.archived_at) : isNull(vacancies.archived_at),
      wantedStatus && eq(vacancies.status, wantedStatus),
      from ? after(from) : undefined,
    ]
    return database.asOrganisation(
      recruiter,
      sameRead('vacancy summaries', { q, wanted: wantedStatus, archived, sort, limit, from }),
      (sql) =>
        sql
          .select({ ...summaryColumns, sorted_by: value })
          .from(vacancies)
          .where(and(...conditions))
          .orderBy(...orderBy)
          .limit(limit),
    )
  },

  count: (recruiter: Recruiter, q: string | undefined): Promise<VacancyCounts> =>
    database.asOrganisation(recruiter, sameRead('vacancy counts', { q }), async (sql) => {
      const countRows = await sql
        .select({ status: vacancies.status, listed: countWhere(isNull), archived: countWhere(isNotNull) })
        .from(vacancies)
        .where(and(...ofOrganisation(recruiter, q)))
        .groupBy(vacancies.status)
      return {
        total: countRows.reduce((sum, { listed }) => sum + listed, 0),
        by_status: {
          ...zeroCounts,
          ...Object.fromEntries(countRows.map(({ status: name, listed }) => [name, listed])),
        },
        archived: countRows.reduce((sum, row) => sum + row.archived, 0),
      }
    }),
})

export type SummaryRepository = ReturnType<typeof createSummaryRepository>
