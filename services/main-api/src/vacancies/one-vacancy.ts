import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'
import { vacancies } from './table.ts'

/** One vacancy of the recruiter's organisation. */
export const oneVacancy = ({ organisationId }: Recruiter, id: string) =>
  and(eq(vacancies.organisation_id, organisationId), eq(vacancies.id, id))

const vacancyIds = (sql: Sql, recruiter: Recruiter, id: string) =>
  sql.select({ id: vacancies.id }).from(vacancies).where(oneVacancy(recruiter, id))

/** Whether the recruiter has this vacancy. */
export const hasVacancy = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await vacancyIds(sql, recruiter, id)).length > 0

/**
 * Whether the recruiter has this vacancy, and keeps the row from being deleted until the transaction ends. Call it
 * before a row that refers to the vacancy is written: foreign keys alone don't check the organisation.
 */
export const holdVacancy = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await vacancyIds(sql, recruiter, id).for('key share')).length > 0

/** Whether the recruiter has this vacancy, and keeps every other writer from it until the transaction ends. */
export const lockVacancy = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await vacancyIds(sql, recruiter, id).for('update')).length > 0
