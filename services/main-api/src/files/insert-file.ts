import type { Recruiter } from '@wervio/service-kit'
import { eq, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Sql } from '../platform/database.ts'
import { files, orphanedBlobs } from './table.ts'

export type NewFile = Pick<typeof files.$inferInsert, 'kind' | 'name' | 'type' | 'size' | 'blob_key'>
export type StoredFile = Pick<typeof files.$inferSelect, 'name' | 'type' | 'size' | 'blob_key'>

/** What a file belongs to; nobody yet for a CV whose candidate is still to be made. */
export type FileOwner =
  | { vacancy_id: string }
  | { candidate_id: string }
  | { import_item_id: string }
  | Record<string, never>

/** What serving a file needs. */
export const storedFileColumns = { name: files.name, type: files.type, size: files.size, blob_key: files.blob_key }

/** Notes a key before its bytes come, so that they are cleared away when no file comes of it. */
export const announceBlob = async (sql: Sql, blobKey: string): Promise<void> => {
  // Nobody waits for the disk here: lost with the database server's machine, it costs one blob that is never swept.
  await sql.execute(fragment`set local synchronous_commit to off`)
  await sql.insert(orphanedBlobs).values({ blob_key: blobKey })
}

/** The row that makes a blob a file; from then on the key isn't an orphan's. Null when an index refuses a second one. */
export const insertFileUnlessThere = async (
  sql: Sql,
  recruiter: Recruiter,
  owner: FileOwner,
  file: NewFile,
): Promise<string | null> => {
  const id = v7()
  const values = { ...file, ...owner, id, organisation_id: recruiter.organisationId, recruiter_id: recruiter.accountId }
  const [made] = await sql.insert(files).values(values).onConflictDoNothing().returning({ id: files.id })
  if (made) await sql.delete(orphanedBlobs).where(eq(orphanedBlobs.blob_key, file.blob_key))
  return made?.id ?? null
}

/** As `insertFileUnlessThere`, for a file that nothing can be in the way of. */
export const insertFile = async (sql: Sql, recruiter: Recruiter, owner: FileOwner, file: NewFile): Promise<string> => {
  const id = await insertFileUnlessThere(sql, recruiter, owner, file)
  if (id === null) throw new Error('a blob key that is a file already')
  return id
}
