import type { Vacancy } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql as fragment, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { vacancyColumns } from './columns.ts'
import { oneVacancy } from './one-vacancy.ts'
import { vacancies } from './table.ts'

/**
 * The archive of the recruiter's organisation. Null for a vacancy that doesn't exist or belongs to another
 * organisation.
 */
export const createArchiveRepository = (database: Database) => {
  /** `updated_at` stays, so that a vacancy that comes back stands where it stood. */
  const setArchivedAt = (recruiter: Recruiter, id: string, archived_at: SQL | null): Promise<Vacancy | null> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (
          await sql.update(vacancies).set({ archived_at }).where(oneVacancy(recruiter, id)).returning(vacancyColumns)
        )[0] ?? null,
    )
  return {
    /** One that is in the archive already keeps its moment. */
    archive: (recruiter: Recruiter, id: string) =>
      setArchivedAt(recruiter, id, fragment`coalesce(${vacancies.archived_at}, now())`),
    restore: (recruiter: Recruiter, id: string) => setArchivedAt(recruiter, id, null),
  }
}

export type ArchiveRepository = ReturnType<typeof createArchiveRepository>
