import type { Recruiter } from '@wervio/service-kit'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { eq, sql as fragment } from 'drizzle-orm'
import { z } from 'zod'
import { files } from '../../files/table.ts'
import type { Sql } from '../../platform/database.ts'
import { organisations } from '../table.ts'

/** Rows of one table before an organisation was erased and after it. */
export type ErasedRows = { table: string; removed: number; left: number }

/** Removes files; rejects unless all of them are gone. One that doesn't exist counts as removed. */
export type RemoveBytes = (keys: readonly string[]) => Promise<void>

export const removeBytesOf =
  (blobs: Pick<BlobStore, 'remove'>): RemoveBytes =>
  async (keys) => {
    await Promise.all(keys.map(blobs.remove))
  }

const counts = z.record(z.string(), z.number().int().nonnegative())

/** The rows of an account with its organisation in both services, by table. */
export const countRows = async (sql: Sql, { accountId }: Recruiter): Promise<Record<string, number>> => {
  const { rows } = await sql.execute<{ main: unknown; ai: unknown; messages: number }>(
    fragment`select main.count_own_main_rows() as main, main.count_own_ai_rows() as ai, main.count_messages_of(${accountId}) as messages`,
  )
  const [row] = rows
  const named = (schema: string, value: unknown) =>
    Object.entries(counts.parse(value)).map(([table, rowCount]) => [`${schema}.${table}`, rowCount] as const)
  return Object.fromEntries([
    ...named('main', row?.main),
    ...named('ai', row?.ai),
    ['ai.chat_messages', row?.messages ?? 0] as const,
  ])
}

const eraseJobs = async (sql: Sql): Promise<ErasedRows[]> => {
  const { rows } = await sql.execute<{ removed: number }>(fragment`select main.erase_own_jobs() as removed`)
  const removed = rows[0]?.removed ?? 0
  return removed > 0 ? [{ table: 'jobs.job', removed, left: 0 }] : []
}

/**
 * Removes the organisation of the transaction with all that refers to it, waiting jobs included, and then its files: when
 * `removeBytes` rejects, everything stays. `note` stores the counts from before and after, which are the proof. Throws
 * when anything is left.
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
  const after = await countRows(sql, recruiter)
  const left = Object.entries(after).filter(([, rowCount]) => rowCount > 0)
  if (left.length > 0) throw new Error(`an erased organisation left rows in ${left.map(([table]) => table).join(', ')}`)
  const rows = Object.entries(before).flatMap(([table, removed]) => (removed > 0 ? [{ table, removed, left: 0 }] : []))
  await note([...rows, ...jobs])
  await removeBytes(blobs.map(({ key }) => key))
}
