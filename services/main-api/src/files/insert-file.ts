import type { Recruiter } from '@wervio/service-kit'
import { eq, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Sql } from '../platform/database.ts'
import { files, orphanedBlobs } from './table.ts'

export type NewFile = Pick<typeof files.$inferInsert, 'kind' | 'name' | 'type' | 'size' | 'blob_key'>
export type StoredFile = Pick<typeof files.$inferSelect, 'name' | 'type' | 'size' | 'blob_key'>

/** What a file belongs to; nothing yet for a CV whose candidate isn't made yet. */
export type FileOwner =
  | { vacancy_id: string }
  | { candidate_id: string }
  | { import_item_id: string }
  | Record<string, never>

/** The columns that serving a file needs. */
export const storedFileColumns = { name: files.name, type: files.type, size: files.size, blob_key: files.blob_key }

/** Stores a blob key as an orphan before the upload, so that the sweep removes the bytes when the upload fails. */
export const announceBlob = async (sql: Sql, blobKey: string): Promise<void> => {
  // Without waiting for the disk: a row lost in a crash of the database machine leaves one blob that is never swept.
  await sql.execute(fragment`set local synchronous_commit to off`)
  await sql.insert(orphanedBlobs).values({ blob_key: blobKey })
}

/** Inserts the row of a stored blob, which ends its being an orphan. Null when a unique index refuses the row. */
export const insertFileUnlessThere = async (
  sql: Sql,
  recruiter: Recruiter,
  owner: FileOwner,
  file: NewFile,
): Promise<string | null> => {
  const id = v7()
  const values = { ...file, ...owner, id, organisation_id: recruiter.organisationId, recruiter_id: recruiter.accountId }
  const [row] = await sql.insert(files).values(values).onConflictDoNothing().returning({ id: files.id })
  if (row) await sql.delete(orphanedBlobs).where(eq(orphanedBlobs.blob_key, file.blob_key))
  return row?.id ?? null
}

/** `insertFileUnlessThere` for a file that no unique index can refuse. */
export const insertFile = async (sql: Sql, recruiter: Recruiter, owner: FileOwner, file: NewFile): Promise<string> => {
  const id = await insertFileUnlessThere(sql, recruiter, owner, file)
  if (id === null) throw new Error('a blob key that is a file already')
  return id
}
