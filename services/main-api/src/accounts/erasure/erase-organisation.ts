import type { Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { eq, sql as fragment } from 'drizzle-orm'
import { z } from 'zod'
import { files } from '../../files/table.ts'
import type { Sql } from '../../platform/database.ts'
import { organisations } from '../table.ts'

export type TableRows = { table: string; rows: number }

/** Rows of one table before an erasure and after it. */
export type ErasedRows = { table: string; removed: number; left: number }

/** Removes files; rejects unless all of them are gone. One that doesn't exist counts as removed. */
export type RemoveBytes = (keys: readonly string[]) => Promise<void>

export const removeBytesOf =
  (blobs: Pick<BlobStore, 'remove'>): RemoveBytes =>
  async (keys) => {
    await Promise.all(keys.map(blobs.remove))
  }

const counts = z.record(z.string(), z.number().int().nonnegative())

/** Counts of tables of a schema, as a function of the database gives them, by the full name of each table. */
export const namedCounts = (schema: 'main' | 'ai', value: unknown): Record<string, number> =>
  Object.fromEntries(Object.entries(counts.parse(value)).map(([table, rows]) => [`${schema}.${table}`, rows]))

/** The rows of an account with its organisation in both services, by table. */
export const countRows = async (sql: Sql, { accountId }: Recruiter): Promise<Record<string, number>> => {
  const { rows } = await sql.execute<{ main: unknown; ai: unknown; messages: number }>(
    fragment`select main.count_own_main_rows() as main, main.count_own_ai_rows() as ai, main.count_messages_of(${accountId}) as messages`,
  )
  const [row] = rows
  return {
    ...namedCounts('main', row?.main),
    ...namedCounts('ai', row?.ai),
    'ai.chat_messages': row?.messages ?? 0,
  }
}

/**
 * What an erasure took away, by the counts from before and after it. Throws when anything is left; `what` names the
 * erased thing in that error.
 */
export const proveErased = (
  what: string,
  before: Record<string, number>,
  after: Record<string, number>,
): ErasedRows[] => {
  const leftTables = Object.entries(after).flatMap(([table, rowCount]) => (rowCount > 0 ? [table] : []))
  if (leftTables.length > 0) throw new Error(`${what} left rows in ${leftTables.join(', ')}`)
  return Object.entries(before).flatMap(([table, removed]) => (removed > 0 ? [{ table, removed, left: 0 }] : []))
}

const eraseJobs = async (sql: Sql): Promise<ErasedRows[]> => {
  const { rows } = await sql.execute<{ removed: number }>(fragment`select main.erase_own_jobs() as removed`)
  const removed = rows[0]?.removed ?? 0
  return removed > 0 ? [{ table: 'jobs.job', removed, left: 0 }] : []
}

/**
 * Removes the organisation of the transaction with all that refers to it, waiting jobs included, and then its files:
 * when `removeBytes` rejects, everything stays. `note` stores the counts from before and after, which are the proof.
 * Throws when anything is left.
 */
export const eraseOrganisation = async (
  sql: Sql,
  recruiter: Recruiter,
  { removeBytes, note }: { removeBytes: RemoveBytes; note: (items: ErasedRows[]) => Promise<void> },
): Promise<void> => {
  const { organisationId } = recruiter
  const blobs = await sql.select({ key: files.blob_key }).from(files).where(eq(files.organisation_id, organisationId))
  const before = await countRows(sql, recruiter)
  const jobs = await eraseJobs(sql)
  await sql.delete(organisations).where(eq(organisations.id, organisationId))
  const rows = proveErased('an erased organisation', before, await countRows(sql, recruiter))
  await note([...rows, ...jobs])
  await removeBytes(blobs.map(({ key }) => key))
}
