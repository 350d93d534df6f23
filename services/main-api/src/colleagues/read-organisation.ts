import type { Organisation } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { asc, eq, sql as fragment } from 'drizzle-orm'
import { authorName } from '../accounts/author.ts'
import { accounts, organisations } from '../accounts/table.ts'
import type { Sql } from '../platform/database.ts'
import { fold } from '../platform/schema.ts'
import { hiringManagerVacancies } from './table.ts'

const vacanciesOf = fragment<
  string[]
>`array(select ${hiringManagerVacancies.vacancy_id} from ${hiringManagerVacancies} where ${hiringManagerVacancies.account_id} = ${accounts.id} order by 1)`

/** The recruiter's organisation with everybody in it, by name. */
export const readOrganisation = async (
  sql: Sql,
  { accountId, organisationId, role }: Recruiter,
): Promise<Organisation> => {
  const [organisation] = await sql
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  const rows = await sql
    .select({
      id: accounts.id,
      name: authorName,
      email: accounts.email,
      role: accounts.role,
      since: fragment`coalesce(${accounts.joined_at}, ${accounts.created_at})`.mapWith(accounts.created_at),
      vacancy_ids: vacanciesOf,
    })
    .from(accounts)
    .where(eq(accounts.organisation_id, organisationId))
    .orderBy(asc(fold(authorName)), asc(accounts.id))
  return {
    name: organisation?.name ?? '',
    members: rows.map(({ name, vacancy_ids, ...row }) => ({
      ...row,
      name: name ?? row.email,
      you: row.id === accountId,
      vacancy_ids: role === 'owner' ? vacancy_ids : [],
    })),
  }
}
