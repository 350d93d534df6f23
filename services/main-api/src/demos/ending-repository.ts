import type { Recruiter } from '@wervio/service-kit'
import { and, asc, eq, isNotNull, lte, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { z } from 'zod'
import { organisations } from '../accounts/table.ts'
import { files } from '../files/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { demoEndings, demos, type ErasedRows } from './table.ts'

export type EndedDemo = Recruiter & { uid: string }

const counts = z.record(z.string(), z.number().int().nonnegative())
const isOver = lte(demos.ends_at, fragment`now()`)

/** The rows of a demo in both services, by table. */
const countRows = async (sql: Sql, { accountId }: Recruiter): Promise<Record<string, number>> => {
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

/** Removes the organisation with all that refers to it; returns the counts from before and after as proof. */
const eraseRows = async (sql: Sql, recruiter: Recruiter): Promise<ErasedRows[]> => {
  const before = await countRows(sql, recruiter)
  await sql.delete(organisations).where(eq(organisations.id, recruiter.organisationId))
  const after = await countRows(sql, recruiter)
  const left = Object.entries(after).filter(([, rowCount]) => rowCount > 0)
  if (left.length > 0) throw new Error(`an ended demo left rows in ${left.map(([table]) => table).join(', ')}`)
  return Object.entries(before).flatMap(([table, removed]) => (removed > 0 ? [{ table, removed, left: 0 }] : []))
}

/** What becomes of demos whose time is over. */
export const createEndingRepository = (database: Database) => ({
  /** Demos whose time is over, oldest first. */
  ended: (): Promise<EndedDemo[]> =>
    database.asDemoKeeper((sql) =>
      sql
        .select({ accountId: demos.account_id, organisationId: demos.organisation_id, uid: demos.provider_uid })
        .from(demos)
        .where(isOver)
        .orderBy(asc(demos.ends_at)),
    ),

  /**
   * Erases a demo that is over and stores the proof; nothing while another process does. `removeBytes` gets the keys of
   * its files last, inside the transaction: when it rejects, the rows stay.
   */
  erase: (recruiter: Recruiter, removeBytes: (keys: readonly string[]) => Promise<void>): Promise<void> =>
    database.asDemo(recruiter, async (sql) => {
      const { organisationId } = recruiter
      const [demo] = await sql
        .select()
        .from(demos)
        .where(and(eq(demos.organisation_id, organisationId), isOver))
        .for('update', { skipLocked: true })
      if (!demo) return
      const blobs = await sql
        .select({ key: files.blob_key })
        .from(files)
        .where(eq(files.organisation_id, organisationId))
      const items = await eraseRows(sql, recruiter)
      await sql.insert(demoEndings).values({
        id: v7(),
        organisation: organisationId,
        started_at: demo.started_at,
        items,
        identity_left: demo.provider_uid,
      })
      await removeBytes(blobs.map(({ key }) => key))
    }),

  /** Identities of erased demos that the provider still knows. */
  identitiesLeft: (): Promise<string[]> =>
    database.asDemoKeeper(async (sql) => {
      const rows = await sql
        .select({ uid: demoEndings.identity_left })
        .from(demoEndings)
        .where(isNotNull(demoEndings.identity_left))
      return rows.flatMap(({ uid }) => (uid === null ? [] : [uid]))
    }),

  forgetIdentity: (uid: string): Promise<unknown> =>
    database.asDemoKeeper((sql) =>
      sql.update(demoEndings).set({ identity_left: null }).where(eq(demoEndings.identity_left, uid)),
    ),
})

export type EndingRepository = ReturnType<typeof createEndingRepository>
