import {
  CV_IMPORT_DAYS,
  limits,
  type CvImport,
  type ImportItemStatus,
  type ImportItemSummary,
  type ImportMode,
  type ImportProgress,
} from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, asc, desc, eq, inArray, ne, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { announceBlob, insertFile, type NewFile } from '../files/insert-file.ts'
import type { Database, Sql } from '../platform/database.ts'
import { findAlikeItems } from './alike-items.ts'
import { findItem, selectItems } from './item-columns.ts'
import { cvImportItems, cvImports } from './table.ts'

/** The most unfinished stacks that a screen lists. */
const MAX_LISTED_IMPORTS = 20

/** `creationKey` is chosen by the sender and stays the same when the file is sent again. */
type NewCv = Omit<NewFile, 'kind'> & { creationKey: string | undefined }

const ownImports = ({ organisationId, accountId }: Recruiter) =>
  and(eq(cvImports.organisation_id, organisationId), eq(cvImports.account_id, accountId))
const oneImport = (recruiter: Recruiter, id: string) => and(ownImports(recruiter), eq(cvImports.id, id))
const importColumns = { id: cvImports.id, mode: cvImports.mode, created_at: cvImports.created_at }

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
  return imports.map((stack) => ({ ...stack, items: items.filter(({ import_id }) => import_id === stack.id) }))
}

/** How many CVs of a stack have one of these statuses. */
const countOf = (...statuses: ImportItemStatus[]) =>
  fragment<number>`count(*) filter (where ${inArray(cvImportItems.status, statuses)})`.mapWith(Number)

/** Whether the stack exists and has room for one more CV; locks the stack until the transaction ends. */
const roomIn = async (sql: Sql, recruiter: Recruiter, id: string): Promise<'missing' | 'full' | 'room'> => {
  const [lockedImport] = await sql
    .select({ id: cvImports.id })
    .from(cvImports)
    .where(oneImport(recruiter, id))
    .for('update')
  if (!lockedImport) return 'missing'
  return (await sql.$count(cvImportItems, eq(cvImportItems.import_id, id))) < limits.importItems ? 'room' : 'full'
}

type AddedCv = { item: ImportItemSummary; isNew: boolean }
type FileKey = { importId: string; creationKey: string }

const findAdded = async (
  sql: Sql,
  { organisationId, accountId }: Recruiter,
  { importId, creationKey }: FileKey,
): Promise<ImportItemSummary | null> => {
  const ownItems = and(eq(cvImportItems.organisation_id, organisationId), eq(cvImportItems.account_id, accountId))
  const withKey = and(eq(cvImportItems.import_id, importId), eq(cvImportItems.creation_key, creationKey))
  return (await selectItems(sql).where(and(ownItems, withKey)))[0] ?? null
}

/** The recruiter's own stacks of CVs. Null for a stack that doesn't exist or belongs to another recruiter. */
export const createImportRepository = (database: Database) => ({
  create: (recruiter: Recruiter, mode: ImportMode): Promise<CvImport> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [row] = await sql
        .insert(cvImports)
        .values({ id: v7(), organisation_id: recruiter.organisationId, account_id: recruiter.accountId, mode })
        .returning(importColumns)
      if (!row) throw new Error('insert returned no row')
      return { ...row, items: [] }
    }),

  /** Stacks with CVs that aren't saved as candidates yet, newest first. */
  listOpen: (recruiter: Recruiter): Promise<CvImport[]> =>
    database.asRecruiter(recruiter, async (sql) => {
      const unfinished = sql
        .select({ id: cvImportItems.import_id })
        .from(cvImportItems)
        .where(and(eq(cvImportItems.account_id, recruiter.accountId), ne(cvImportItems.status, 'saved')))
      return withItems(
        sql,
        await sql
          .select(importColumns)
          .from(cvImports)
          .where(and(ownImports(recruiter), inArray(cvImports.id, unfinished)))
          .orderBy(desc(cvImports.created_at), desc(cvImports.id))
          .limit(MAX_LISTED_IMPORTS),
      )
    }),

  /** How far the same stacks are. */
  listProgress: (recruiter: Recruiter): Promise<ImportProgress[]> =>
    database.asRecruiter(recruiter, (sql) =>
      sql
        .select({
          id: cvImports.id,
          created_at: cvImports.created_at,
          total: fragment<number>`count(*)`.mapWith(Number),
          unread: countOf('waiting', 'reading'),
          to_review: countOf('ready', 'failed'),
          saved: countOf('saved'),
        })
        .from(cvImports)
        .innerJoin(cvImportItems, eq(cvImportItems.import_id, cvImports.id))
        .where(ownImports(recruiter))
        .groupBy(cvImports.id)
        .having(fragment`bool_or(${ne(cvImportItems.status, 'saved')})`)
        .orderBy(desc(cvImports.created_at), desc(cvImports.id))
        .limit(MAX_LISTED_IMPORTS),
    ),

  find: (recruiter: Recruiter, id: string): Promise<CvImport | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const [stack] = await withItems(
        sql,
        await sql.select(importColumns).from(cvImports).where(oneImport(recruiter, id)),
      )
      if (!stack) return null
      const alikeItems = await findAlikeItems(sql, stack.id)
      return { ...stack, items: stack.items.map((item) => ({ ...item, alike_items: alikeItems.get(item.id) ?? [] })) }
    }),

  /** Returns whether there was one to remove. Files of CVs that became candidates belong to the candidates and stay. */
  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    database.asRecruiter(
      recruiter,
      async (sql) =>
        (await sql.delete(cvImports).where(oneImport(recruiter, id)).returning({ id: cvImports.id })).length > 0,
    ),

  /** Stores the blob key of a file before its upload. */
  announce: (recruiter: Recruiter, id: string, blobKey: string): Promise<'missing' | 'full' | 'room'> =>
    database.asRecruiter(recruiter, async (sql) => {
      const room = await roomIn(sql, recruiter, id)
      if (room === 'room') await announceBlob(sql, blobKey)
      return room
    }),

  /** The CV that was added to the stack with this creation key; null when there is none. */
  findAdded: (recruiter: Recruiter, file: FileKey): Promise<ImportItemSummary | null> =>
    database.asRecruiter(recruiter, (sql) => findAdded(sql, recruiter, file)),

  /**
   * Adds a CV with its file to a stack. Returns the earlier CV of the same creation key when there is one (`isNew`
   * false); then the caller removes the file. Null without the stack.
   */
  add: (recruiter: Recruiter, importId: string, { creationKey, ...file }: NewCv): Promise<AddedCv | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      // The lock on the stack makes the second of two requests with the same key wait.
      if ((await roomIn(sql, recruiter, importId)) === 'missing') return null
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

  /** For housekeeping: removes stacks that nobody came back to, with their files. */
  removeForgotten: (): Promise<unknown> =>
    database.asNobody((sql) =>
      sql.delete(cvImports).where(fragment`${cvImports.created_at} < now() - make_interval(days => ${CV_IMPORT_DAYS})`),
    ),
})

export type ImportRepository = ReturnType<typeof createImportRepository>
