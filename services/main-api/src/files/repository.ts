import type { Attachment } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, desc, eq, isNotNull, isNull, or, sql as fragment } from 'drizzle-orm'
import { accounts } from '../accounts/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { hasVacancy, holdVacancy } from '../vacancies/one-vacancy.ts'
import { announceBlob, insertFile, storedFileColumns, type NewFile, type StoredFile } from './insert-file.ts'
import { files } from './table.ts'

const attachmentColumns = {
  id: files.id,
  name: files.name,
  type: files.type,
  size: files.size,
  uploadedAt: files.created_at,
  uploadedBy: fragment<string>`coalesce(${accounts.display_name}, ${accounts.email})`,
}

const oneFile = ({ organisationId }: Recruiter, id: string) =>
  and(eq(files.organisation_id, organisationId), eq(files.id, id))
const oneAttachment = (recruiter: Recruiter, id: string) => and(oneFile(recruiter, id), eq(files.kind, 'attachment'))
/** Only their own recruiter sees unclaimed CVs and the CVs of a stack; other files are the organisation's. */
const visibleTo = ({ accountId }: Recruiter) =>
  or(eq(files.recruiter_id, accountId), isNotNull(files.vacancy_id), isNotNull(files.candidate_id))
const isRestorable = fragment`(${files.deleted_at} is null or ${files.deleted_at} > now() - interval '1 day')`

const selectAttachments = (sql: Sql) =>
  sql.select(attachmentColumns).from(files).innerJoin(accounts, eq(accounts.id, files.recruiter_id))

/**
 * Files of the recruiter's organisation. Null for a file that doesn't exist, is deleted, or belongs to another
 * organisation.
 */
export const createFileRepository = (database: Database) => ({
  /** Newest first; null without the vacancy. */
  listAttachments: (recruiter: Recruiter, vacancyId: string): Promise<Attachment[] | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await hasVacancy(sql, recruiter, vacancyId))) return null
      const condition = and(
        eq(files.organisation_id, recruiter.organisationId),
        eq(files.vacancy_id, vacancyId),
        eq(files.kind, 'attachment'),
        isNull(files.deleted_at),
      )
      return selectAttachments(sql).where(condition).orderBy(desc(files.created_at), desc(files.id))
    }),

  /** `announceBlob` for a file of a vacancy; false without the vacancy. */
  announce: (recruiter: Recruiter, vacancyId: string, blobKey: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await hasVacancy(sql, recruiter, vacancyId))) return false
      await announceBlob(sql, blobKey)
      return true
    }),

  /** Null when the vacancy is gone by now. */
  addAttachment: (recruiter: Recruiter, vacancyId: string, file: Omit<NewFile, 'kind'>): Promise<Attachment | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      if (!(await holdVacancy(sql, recruiter, vacancyId))) return null
      const id = await insertFile(sql, recruiter, { vacancy_id: vacancyId }, { ...file, kind: 'attachment' })
      return (await selectAttachments(sql).where(oneFile(recruiter, id)))[0] ?? null
    }),

  find: (recruiter: Recruiter, id: string): Promise<StoredFile | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const condition = and(oneFile(recruiter, id), visibleTo(recruiter), isNull(files.deleted_at))
      return (await sql.select(storedFileColumns).from(files).where(condition))[0] ?? null
    }),

  /** Returns whether there was an attachment to remove. Its bytes stay for a day. */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => {
      const condition = and(oneAttachment(recruiter, id), isNull(files.deleted_at))
      return (
        (
          await sql
            .update(files)
            .set({ deleted_at: fragment`now()` })
            .where(condition)
            .returning({ id: files.id })
        ).length > 0
      )
    }),

  /** Null when it was deleted more than a day ago. A file that isn't deleted stays as it is. */
  restore: (recruiter: Recruiter, id: string): Promise<Attachment | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const restored = await sql
        .update(files)
        .set({ deleted_at: null })
        .where(and(oneAttachment(recruiter, id), isRestorable))
        .returning({ id: files.id })
      return restored.length > 0 ? ((await selectAttachments(sql).where(oneFile(recruiter, id)))[0] ?? null) : null
    }),
})

export type FileRepository = ReturnType<typeof createFileRepository>
