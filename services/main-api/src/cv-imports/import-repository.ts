import { limits, type CvImport, type ImportItemSummary, type ImportMode } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, asc, desc, eq, inArray, ne, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { announceBlob, insertFile, type NewFile } from '../files/insert-file.ts'
import type { Database, Sql } from '../platform/database.ts'
import { findItem, selectItems } from './item-columns.ts'
import { cvImportItems, cvImports } from './table.ts'

/** Stacks a screen can offer to go on with. */
const LISTED = 20

/** `creationKey`: chosen by whoever sends the file, for a file that may be sent again. */
type NewCv = Omit<NewFile, 'kind'> & { creationKey: string | undefined }

const own = ({ organisationId, accountId }: Recruiter) =>
  and(eq(cvImports.organisation_id, organisationId), eq(cvImports.account_id, accountId))
const one = (recruiter: Recruiter, id: string) => and(own(recruiter), eq(cvImports.id, id))
const shown = { id: cvImports.id, mode: cvImports.mode, created_at: cvImports.created_at }

const withItems = async (sql: Sql, imports: Omit<CvImport, 'items'>[]): Promise<CvImport[]> => {
  if (imports.length === 0) return []
  const items = await selectItems(sql)
    .where(
      inArray(
        cvImportItems.import_id,
        imports.map(({ id }) => id),
      ),
    )
    .orderBy(asc(cvImportItems.created_at), asc(cvImportItems.id))
  return imports.map((it) => ({ ...it, items: items.filter(({ import_id }) => import_id === it.id) }))
}

/** Whether there is such a stack with room for one more; the stack stays until the transaction ends. */
const hasRoom = async (sql: Sql, recruiter: Recruiter, id: string): Promise<'missing' | 'full' | 'room'> => {
  const [found] = await sql.select({ id: cvImports.id }).from(cvImports).where(one(recruiter, id)).for('update')
  if (!found) return 'missing'
  return (await sql.$count(cvImportItems, eq(cvImportItems.import_id, id))) < limits.importItems ? 'room' : 'full'
}

type AddedCv = { item: ImportItemSummary; isNew: boolean }
type OneFile = { importId: string; creationKey: string }

const findAdded = async (
  sql: Sql,
  { organisationId, accountId }: Recruiter,
  { importId, creationKey }: OneFile,
): Promise<ImportItemSummary | null> => {
  const owned = and(eq(cvImportItems.organisation_id, organisationId), eq(cvImportItems.account_id, accountId))
  const withKey = and(eq(cvImportItems.import_id, importId), eq(cvImportItems.creation_key, creationKey))
  return (await selectItems(sql).where(and(owned, withKey)))[0] ?? null
}

/** The recruiter's own stacks of CVs. What isn't there, or is another's, is null. */
export const createImportRepository = (database: Database) => ({
  create: (recruiter: Recruiter, mode: ImportMode): Promise<CvImport> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [made] = await sql
        .insert(cvImports)
        .values({ id: v7(), organisation_id: recruiter.organisationId, account_id: recruiter.accountId, mode })
        .returning(shown)
      if (!made) throw new Error('insert returned no row')
      return { ...made, items: [] }
    }),

  /** Those with something left to do, newest first. */
  listOpen: (recruiter: Recruiter): Promise<CvImport[]> =>
    database.asRecruiter(recruiter, async (sql) => {
      const unfinished = sql
        .select({ id: cvImportItems.import_id })
        .from(cvImportItems)
        .where(and(eq(cvImportItems.account_id, recruiter.accountId), ne(cvImportItems.status, 'saved')))
      return withItems(
        sql,
        await sql
          .select(shown)
          .from(cvImports)
          .where(and(own(recruiter), inArray(cvImports.id, unfinished)))
          .orderBy(desc(cvImports.created_at))
          .limit(LISTED),
      )
    }),

  find: (recruiter: Recruiter, id: string): Promise<CvImport | null> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (await withItems(sql, await sql.select(shown).from(cvImports).where(one(recruiter, id))))[0] ?? null,
    ),

  /** Whether there was one to remove. Files of CVs that became candidates are theirs by now, and stay. */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(
      recruiter,
      async (sql) => (await sql.delete(cvImports).where(one(recruiter, id)).returning({ id: cvImports.id })).length > 0,
    ),

  /** Notes the key of a file that is about to come. */
  announce: (recruiter: Recruiter, id: string, blobKey: string): Promise<'missing' | 'full' | 'room'> =>
    database.asRecruiter(recruiter, async (sql) => {
      const room = await hasRoom(sql, recruiter, id)
      if (room === 'room') await announceBlob(sql, blobKey)
      return room
    }),

  /** The CV this creation key added to the stack before; null when there is none. */
  findAdded: (recruiter: Recruiter, file: OneFile): Promise<ImportItemSummary | null> =>
    database.asRecruiter(recruiter, (sql) => findAdded(sql, recruiter, file)),

  /**
   * A CV to be read, with its file, or the one its creation key added before; then this file is nobody's (`isNew`
   * false). Null when the stack is gone by now.
   */
  add: (recruiter: Recruiter, importId: string, { creationKey, ...file }: NewCv): Promise<AddedCv | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      // The lock on the stack makes two requests with one key wait for each other.
      if ((await hasRoom(sql, recruiter, importId)) === 'missing') return null
      const before = creationKey === undefined ? null : await findAdded(sql, recruiter, { importId, creationKey })
      if (before) return { item: before, isNew: false }
      const id = v7()
      const owner = { organisation_id: recruiter.organisationId, account_id: recruiter.accountId, import_id: importId }
      await sql
        .insert(cvImportItems)
        .values({ id, ...owner, creation_key: creationKey, file_name: file.name, size: file.size })
      await insertFile(sql, recruiter, { import_item_id: id }, { ...file, kind: 'import' })
      const item = await findItem(sql, recruiter, id)
      return item && { item, isNew: true }
    }),

  /** For housekeeping: clears stacks that were begun two weeks ago, with their files. */
  removeForgotten: (): Promise<unknown> =>
    database.asNobody((sql) =>
      sql.delete(cvImports).where(fragment`${cvImports.created_at} < now() - interval '14 days'`),
    ),
})

export type ImportRepository = ReturnType<typeof createImportRepository>
