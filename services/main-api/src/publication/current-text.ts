import type { Publication } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { eq } from 'drizzle-orm'
import { authorName } from '../accounts/author.ts'
import { accounts } from '../accounts/table.ts'
import type { Sql } from '../platform/database.ts'
import { oneVacancy } from '../vacancies/one-vacancy.ts'
import { vacancies } from '../vacancies/table.ts'

/** The text of a vacancy as it is now; null without such a vacancy. */
export const presentText = async (sql: Sql, recruiter: Recruiter, vacancyId: string): Promise<Publication | null> => {
  const [text] = await sql
    .select({
      html: vacancies.description,
      version: vacancies.description_version,
      updated_at: vacancies.description_at,
      updated_by: authorName,
      made_by: vacancies.description_made_by,
    })
    .from(vacancies)
    .leftJoin(accounts, eq(accounts.id, vacancies.description_by))
    .where(oneVacancy(recruiter, vacancyId))
  return text ?? null
}
