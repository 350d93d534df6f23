import { messages } from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { Sql } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'
import { hiringManagerVacancies } from './table.ts'

/** Throws `validation_failed` when the organisation doesn't have all of these vacancies. */
export const requireVacancies = async (
  sql: Sql,
  { organisationId }: Pick<Recruiter, 'organisationId'>,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const [row] = await sql
    .select({ total: count() })
    .from(vacancies)
    .where(and(eq(vacancies.organisation_id, organisationId), inArray(vacancies.id, [...ids])))
  if (row?.total !== ids.length)
    throw new ServiceError('validation_failed', {
      extra: { fields: [{ path: 'vacancy_ids', message: messages.vacancyToInviteGone }] },
    })
}

/** Lets an account see these vacancies of its organisation, as a hiring manager; one that is gone is passed over. */
export const giveVacancies = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const rows = await sql
    .select({ vacancy_id: vacancies.id })
    .from(vacancies)
    .where(and(eq(vacancies.organisation_id, organisationId), inArray(vacancies.id, [...ids])))
  if (rows.length === 0) return
  await sql
    .insert(hiringManagerVacancies)
    .values(rows.map((row) => ({ ...row, account_id: accountId, organisation_id: organisationId })))
}
