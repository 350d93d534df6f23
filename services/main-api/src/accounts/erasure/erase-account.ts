import type { Recruiter } from '@wervio/service-kit'
import { and, eq, sql as fragment } from 'drizzle-orm'
import { files } from '../../files/table.ts'
import type { Sql } from '../../platform/database.ts'
import { accounts } from '../table.ts'
import { namedCounts, proveErased, type ErasedRows, type RemoveBytes } from './erase-organisation.ts'

/** The rows of both services that go with an account, the account itself among them, by table. */
export const countAccountRows = async (sql: Sql, { accountId }: Recruiter): Promise<Record<string, number>> => {
  const { rows } = await sql.execute<{ main: unknown; ai: unknown }>(
    fragment`select main.count_main_rows_of(${accountId}) as main, main.count_ai_rows_of(${accountId}) as ai`,
  )
  return {
    ...namedCounts('main', rows[0]?.main),
    ...namedCounts('ai', rows[0]?.ai),
    'main.accounts': await sql.$count(accounts, eq(accounts.id, accountId)),
  }
}

/**
 * Removes an account with all that goes with it, and then its files: when `removeBytes` rejects, everything stays. What
 * it owned must have gone to a colleague. Returns the counts from before and after; throws when anything is left.
 */
export const eraseAccount = async (
  sql: Sql,
  recruiter: Recruiter,
  { removeBytes, note }: { removeBytes: RemoveBytes; note: (items: ErasedRows[]) => Promise<void> },
): Promise<void> => {
  const { accountId, organisationId } = recruiter
  const isOwn = and(eq(files.organisation_id, organisationId), eq(files.recruiter_id, accountId))
  const blobs = await sql.select({ key: files.blob_key }).from(files).where(isOwn)
  const before = await countAccountRows(sql, recruiter)
  await sql.delete(accounts).where(and(eq(accounts.organisation_id, organisationId), eq(accounts.id, accountId)))
  await note(proveErased('an erased account', before, await countAccountRows(sql, recruiter)))
  await removeBytes(blobs.map(({ key }) => key))
}
