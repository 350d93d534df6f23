import { messages, type ImportItemSummary, type ParsedCv } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, asc, eq, inArray, sql as fragment } from 'drizzle-orm'
import { filesOfKind } from '../candidates/candidate-files.ts'
import { files } from '../files/table.ts'
import { storedFileColumns, type StoredFile } from '../files/insert-file.ts'
import type { Database, Sql } from '../platform/database.ts'
import type { KnownCv } from '../platform/known-values.ts'
import { findItem, oneItem } from './item-columns.ts'
import { cvImportItems, cvImports } from './table.ts'
import { lockStackOf, tellWhenRead } from './tell-when-read.ts'

/** The fields of a CV, or the reason why it couldn't be read, in Dutch. */
export type ReadingResult = { parsed: KnownCv; hasDuplicates: boolean } | { problem: string }

const now = fragment`clock_timestamp()`

const fileOf = async (sql: Sql, itemId: string): Promise<StoredFile | null> =>
  (await sql.select(storedFileColumns).from(files).where(eq(files.import_item_id, itemId)))[0] ?? null

/** CVs of the recruiter's own stacks. Null for a CV that doesn't exist or belongs to another recruiter. */
export const createItemRepository = (database: Database) => ({
  find: (recruiter: Recruiter, id: string): Promise<{ item: ImportItemSummary; parsed: ParsedCv | null } | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const item = await findItem(sql, recruiter, id)
      if (!item) return null
      const [row] = await sql.select({ parsed: cvImportItems.parsed }).from(cvImportItems).where(oneItem(recruiter, id))
      return { item, parsed: row?.parsed ?? null }
    }),

  /** The file, also when it moved to a candidate while the screen was open; null when there is none. */
  findFile: (recruiter: Recruiter, id: string): Promise<StoredFile | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const item = await findItem(sql, recruiter, id)
      if (!item?.candidate_id) return item && fileOf(sql, id)
      return (
        (
          await sql
            .select(storedFileColumns)
            .from(files)
            .where(filesOfKind(recruiter, item.candidate_id, 'cv'))
        )[0] ?? null
      )
    }),

  /** Marks a CV as being read; null when it doesn't have to be read any more, or has no file and so failed. */
  take: (recruiter: Recruiter, id: string): Promise<{ file: StoredFile; automatic: boolean } | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const unread = and(oneItem(recruiter, id), inArray(cvImportItems.status, ['waiting', 'reading']))
      const [item] = await sql
        .update(cvImportItems)
        .set({ status: 'reading', problem: null, updated_at: now })
        .where(unread)
        .returning({ import_id: cvImportItems.import_id })
      if (!item) return null
      const file = await fileOf(sql, id)
      if (!file) {
        const failed = { status: 'failed' as const, problem: messages.cvParseFailed }
        await sql.update(cvImportItems).set(failed).where(oneItem(recruiter, id))
        return null
      }
      const [stack] = await sql.select({ mode: cvImports.mode }).from(cvImports).where(eq(cvImports.id, item.import_id))
      return { file, automatic: stack?.mode === 'automatic' }
    }),

  /** Stores the result of a reading, unless the CV was removed or saved meanwhile. */
  finish: (recruiter: Recruiter, id: string, outcome: ReadingResult): Promise<void> =>
    database.asRecruiter(recruiter, async (sql) => {
      const stackId = await lockStackOf(sql, recruiter, id)
      const values =
        'parsed' in outcome
          ? { status: 'ready' as const, parsed: outcome.parsed, has_duplicates: outcome.hasDuplicates, problem: null }
          : { status: 'failed' as const, problem: outcome.problem }
      await sql
        .update(cvImportItems)
        .set({ ...values, updated_at: now })
        .where(and(oneItem(recruiter, id), eq(cvImportItems.status, 'reading')))
      if (stackId !== null) await tellWhenRead(sql, recruiter, stackId)
    }),

  /** Lets a failed CV wait to be read again; any other CV stays as it is. */
  retry: (recruiter: Recruiter, id: string): Promise<ImportItemSummary | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      await sql
        .update(cvImportItems)
        .set({ status: 'waiting', problem: null, updated_at: now })
        .where(and(oneItem(recruiter, id), eq(cvImportItems.status, 'failed')))
      return findItem(sql, recruiter, id)
    }),

  /** Returns whether there was one to remove; its file is removed too unless a candidate has it. */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (await sql.delete(cvImportItems).where(oneItem(recruiter, id)).returning({ id: cvImportItems.id })).length > 0,
    ),

  /** How many CVs of the recruiter's organisation, added before this one, still have to be read. */
  countUnreadBefore: (recruiter: Recruiter, id: string): Promise<number> =>
    database.asRecruiter(recruiter, (sql) => {
      const { created_at: addedAt, id: itemId } = cvImportItems
      const item = sql.select({ addedAt, itemId }).from(cvImportItems).where(oneItem(recruiter, id))
      return sql.$count(
        cvImportItems,
        and(
          eq(cvImportItems.organisation_id, recruiter.organisationId),
          inArray(cvImportItems.status, ['waiting', 'reading']),
          // By id too: two may be added within one millisecond.
          fragment`(${addedAt}, ${itemId}) < (${item})`,
        ),
      )
    }),

  /** For a restart: the CVs of all recruiters that still have to be read. */
  unread: (): Promise<{ id: string; accountId: string; organisationId: string }[]> =>
    database.asNobody((sql) =>
      sql
        .select({
          id: cvImportItems.id,
          accountId: cvImportItems.account_id,
          organisationId: cvImportItems.organisation_id,
        })
        .from(cvImportItems)
        .where(inArray(cvImportItems.status, ['waiting', 'reading']))
        .orderBy(asc(cvImportItems.created_at), asc(cvImportItems.id)),
    ),
})

export type ItemRepository = ReturnType<typeof createItemRepository>
