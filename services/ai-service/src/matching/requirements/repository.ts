import type { Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { openVacancyStatuses } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { vacancyRow, type VacancyFields } from '../rows.ts'
import { isUnchanged, NO_CHANGES, requirementChanges, type RequirementChanges } from './changes.ts'

/** A vacancy and what recruiters want different about its requirements. */
export type StoredVacancy = { vacancy: VacancyFields; changes: RequirementChanges }

const storedRow = vacancyRow.extend({ changes: requirementChanges.nullable() })

const columns = sql`vacancy.id, vacancy.title, vacancy.company, vacancy.location, vacancy.hours, vacancy.sector, vacancy.specific_tasks, vacancy.hard_skills, vacancy.soft_skills, vacancy.description, vacancy.updated_at, asked.changes
  from ai.match_vacancies vacancy left join ai.match_requirements asked on asked.vacancy_id = vacancy.id`

const storedVacancyOf = (row: unknown): StoredVacancy => {
  const { changes, ...vacancy } = storedRow.parse(row)
  return { vacancy, changes: changes ?? NO_CHANGES }
}

/** A vacancy of the organisation; null without it. */
export const readVacancy = async (connection: Sql, id: string): Promise<StoredVacancy | null> => {
  const { rows } = await connection.execute(sql`select ${columns} where vacancy.id = ${id}::uuid`)
  return rows[0] ? storedVacancyOf(rows[0]) : null
}

/** The vacancies that still look for somebody, last changed first, at most `limit`. */
export const readOpenVacancies = async (connection: Sql, limit: number): Promise<StoredVacancy[]> => {
  const statuses = sql.join(
    openVacancyStatuses.map((status) => sql`${status}`),
    sql`, `,
  )
  const { rows } = await connection.execute(
    sql`select ${columns} where vacancy.archived_at is null and vacancy.status in (${statuses}) order by vacancy.updated_at desc, vacancy.id desc limit ${limit}`,
  )
  return z.array(z.unknown()).parse(rows).map(storedVacancyOf)
}

/** Keeps every other change of these requirements waiting until the transaction ends. */
export const lockRequirements = async (connection: Sql, vacancyId: string): Promise<void> => {
  await connection.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`match_requirements ${vacancyId}`}, 0))`)
}

/** Keeps the changes, or removes them when there are none. */
export const writeChanges = async (
  connection: Sql,
  { accountId, organisationId }: Recruiter,
  vacancyId: string,
  changes: RequirementChanges,
): Promise<void> => {
  if (isUnchanged(changes)) {
    await connection.execute(sql`delete from ai.match_requirements where vacancy_id = ${vacancyId}::uuid`)
    return
  }
  await connection.execute(sql`
    insert into ai.match_requirements (vacancy_id, organisation_id, changes, account_id)
    values (${vacancyId}::uuid, ${organisationId}::uuid, ${JSON.stringify(changes)}::jsonb, ${accountId}::uuid)
    on conflict (vacancy_id) do update set changes = excluded.changes, account_id = excluded.account_id, updated_at = clock_timestamp()`)
}
