import type { ImportItemSummary, ParsedCv } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, sql as fragment } from 'drizzle-orm'
import { filesOfKind } from '../candidates/candidate-files.ts'
import { files } from '../files/table.ts'
import { storedFileColumns, type StoredFile } from '../files/insert-file.ts'
import type { Database, Sql } from '../platform/database.ts'
import { findItem, oneItem } from './item-columns.ts'
import { cvImportItems, cvImports } from './table.ts'

/** What reading a CV came to: its fields, or why it couldn't be read, in Dutch. */
export type Outcome = { parsed: ParsedCv; hasDuplicates: boolean } | { problem: string }

const now = fragment`clock_timestamp()`

const fileOf = async (sql: Sql, itemId: string): Promise<StoredFile | null> =>
  (await sql.select(storedFileColumns).from(files).where(eq(files.import_item_id, itemId)))[0] ?? null

/** CVs of the recruiter's own stacks. What isn't there, or is another's, is null. */
export const createItemRepository = (database: Database) => ({
  find: (recruiter: Recruiter, id: string): Promise<{ item: ImportItemSummary; parsed: ParsedCv | null } | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const item = await findItem(sql, recruiter, id)
      if (!item) return null
      const [kept] = await sql
        .select({ parsed: cvImportItems.parsed })
        .from(cvImportItems)
        .where(oneItem(recruiter, id))
      return { item, parsed: kept?.parsed ?? null }
    }),

  /** The file, also when it went to a candidate while the screen was asking for it; null when there is none. */
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

  /** Takes a CV up for reading; null when that isn't to be done any more. */
  take: (recruiter: Recruiter, id: string): Promise<{ file: StoredFile; automatic: boolean } | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const unread = and(oneItem(recruiter, id), inArray(cvImportItems.status, ['waiting', 'reading']))
      const [taken] = await sql
        .update(cvImportItems)
        .set({ status: 'reading', problem: null, updated_at: now })
        .where(unread)
        .returning({ import_id: cvImportItems.import_id })
      if (!taken) return null
      const [file, [stack]] = [
        await fileOf(sql, id),
        await sql.select({ mode: cvImports.mode }).from(cvImports).where(eq(cvImports.id, taken.import_id)),
      ]
      return file && { file, automatic: stack?.mode === 'automatic' }
    }),

  /** Writes what reading came to, unless somebody took the CV away meanwhile. */
  finish: (recruiter: Recruiter, id: string, outcome: Outcome): Promise<void> =>
    database.asRecruiter(recruiter, async (sql) => {
      const read =
        'parsed' in outcome
          ? { status: 'ready' as const, parsed: outcome.parsed, has_duplicates: outcome.hasDuplicates, problem: null }
          : { status: 'failed' as const, problem: outcome.problem }
      await sql
        .update(cvImportItems)
        .set({ ...read, updated_at: now })
        .where(and(oneItem(recruiter, id), eq(cvImportItems.status, 'reading')))
    }),

  /** Puts a CV that failed back in line; any other is left as it is. */
  retry: (recruiter: Recruiter, id: string): Promise<ImportItemSummary | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      await sql
        .update(cvImportItems)
        .set({ status: 'waiting', problem: null, updated_at: now })
        .where(and(oneItem(recruiter, id), eq(cvImportItems.status, 'failed')))
      return findItem(sql, recruiter, id)
    }),

  /** Whether there was one to remove; its file goes with it unless a candidate has it. */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (await sql.delete(cvImportItems).where(oneItem(recruiter, id)).returning({ id: cvImportItems.id })).length > 0,
    ),

  /** How many CVs of the recruiter's organisation still have to be read. */
  countUnread: (recruiter: Recruiter): Promise<number> =>
    database.asRecruiter(recruiter, (sql) =>
      sql.$count(
        cvImportItems,
        and(
          eq(cvImportItems.organisation_id, recruiter.organisationId),
          inArray(cvImportItems.status, ['waiting', 'reading']),
        ),
      ),
    ),

  /** For a restart: what still has to be read, of all recruiters. */
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
        .orderBy(cvImportItems.created_at),
    ),
})

export type ItemRepository = ReturnType<typeof createItemRepository>
