import type { Vacancy } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, ne, sql as fragment } from 'drizzle-orm'
import type { Database, Sql } from '../platform/database.ts'
import { vacancyColumns } from '../vacancies/columns.ts'
import { oneVacancy } from '../vacancies/one-vacancy.ts'
import { vacancies } from '../vacancies/table.ts'
import { insertFile, type NewFile } from './insert-file.ts'
import { files } from './table.ts'

/** Two uploads at once run one after the other, so that the first picture's file is removed. */
const lockVacancy = async (sql: Sql, recruiter: Recruiter, id: string): Promise<boolean> =>
  (await sql.select({ id: vacancies.id }).from(vacancies).where(oneVacancy(recruiter, id)).for('update')).length > 0

const removeFiles = (sql: Sql, { organisationId }: Recruiter, vacancyId: string, except: string | null) =>
  sql
    .delete(files)
    .where(
      and(
        eq(files.organisation_id, organisationId),
        eq(files.vacancy_id, vacancyId),
        eq(files.kind, 'thumbnail'),
        except === null ? undefined : ne(files.id, except),
      ),
    )

/**
 * The picture of a vacancy; `vacancy.thumbnail` is the id of its file. A replaced picture is removed with its bytes.
 */
export const createThumbnailRepository = (database: Database) => {
  const pointToThumbnail = async (
    sql: Sql,
    recruiter: Recruiter,
    vacancyId: string,
    fileId: string | null,
  ): Promise<Vacancy | null> => {
    await removeFiles(sql, recruiter, vacancyId, fileId)
    const change = { thumbnail: fileId, updated_at: fragment`now()` }
    return (
      (await sql.update(vacancies).set(change).where(oneVacancy(recruiter, vacancyId)).returning(vacancyColumns))[0] ??
      null
    )
  }
  return {
    /** The vacancy with its new picture; null when it is gone by now. */
    save: (recruiter: Recruiter, vacancyId: string, file: Omit<NewFile, 'kind'>): Promise<Vacancy | null> =>
      database.asRecruiter(recruiter, async (sql) => {
        if (!(await lockVacancy(sql, recruiter, vacancyId))) return null
        return pointToThumbnail(
          sql,
          recruiter,
          vacancyId,
          await insertFile(sql, recruiter, { vacancy_id: vacancyId }, { ...file, kind: 'thumbnail' }),
        )
      }),

    /** Null without the vacancy; one without a picture stays as it is. */
    remove: (recruiter: Recruiter, vacancyId: string): Promise<Vacancy | null> =>
      database.asRecruiter(recruiter, async (sql) =>
        (await lockVacancy(sql, recruiter, vacancyId)) ? pointToThumbnail(sql, recruiter, vacancyId, null) : null,
      ),
  }
}

export type ThumbnailRepository = ReturnType<typeof createThumbnailRepository>
