import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'
import { vacancies } from './table.ts'

/** One vacancy of the recruiter's organisation. */
export const oneVacancy = ({ organisationId }: Recruiter, id: string) =>
  and(eq(vacancies.organisation_id, organisationId), eq(vacancies.id, id))

const named = (sql: Sql, recruiter: Recruiter, id: string) =>
  sql.select({ id: vacancies.id }).from(vacancies).where(oneVacancy(recruiter, id))

/** Whether the recruiter has this vacancy. */
export const hasVacancy = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await named(sql, recruiter, id)).length > 0

/**
 * Whether the recruiter has this vacancy, which then stays until the transaction ends. Asked before a row that refers to it is
 * written: a foreign key sees the rows of every organisation.
 */
export const holdVacancy = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await named(sql, recruiter, id).for('key share')).length > 0
