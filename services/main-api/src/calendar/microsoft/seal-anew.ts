import { createSecretBox, sealContext, SealedError, type ConnectionKind, type Key } from '@wervio/microsoft'
import { describeError, type Recruiter } from '@wervio/service-kit'
import { and, asc, eq, ne, sql as fragment } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database.ts'
import { startRounds, type Rounds } from '../../platform/rounds.ts'
import { microsoftConnections } from '../table.ts'

const EVERY_MS = 3_600_000

/** Tokens that were sealed anew, and those that no key opens any more: for these somebody has to sign in again. */
export type SealedAnew = { sealed: number; unreadable: number }

type Row = Recruiter & { kind: ConnectionKind }

/** Seals the tokens of all organisations that an older key sealed with the first one, so that the older one can go. */
export const createSealKeeper = (database: Database, keys: readonly Key[]) => {
  const box = createSecretBox(keys)
  const { account_id, organisation_id, kind, sealed } = microsoftConnections

  const listSealedBefore = (): Promise<Row[]> =>
    database.asSealKeeper(box.keyName, (sql) =>
      sql
        .select({ accountId: account_id, organisationId: organisation_id, kind })
        .from(microsoftConnections)
        .where(ne(fragment`split_part(${sealed}, '.', 1)`, box.keyName))
        .orderBy(asc(account_id), asc(kind)),
    )

  /** Null where the row is gone, or was sealed by somebody else meanwhile. */
  const sealRow = (row: Row): Promise<keyof SealedAnew | null> =>
    database.asRecruiter(row, async (sql) => {
      const isRow = and(eq(account_id, row.accountId), eq(kind, row.kind))
      const [stored] = await sql.select({ sealed }).from(microsoftConnections).where(isRow).for('update')
      if (!stored || box.isCurrent(stored.sealed)) return null
      const context = sealContext(row.accountId, row.kind)
      try {
        // The version stays: what is sealed is the same.
        const anew = box.seal(box.open(stored.sealed, context), context)
        await sql.update(microsoftConnections).set({ sealed: anew }).where(isRow)
        return 'sealed'
      } catch (error) {
        if (error instanceof SealedError) return 'unreadable'
        throw error
      }
    })

  return {
    run: async (): Promise<SealedAnew> => {
      const counts: SealedAnew = { sealed: 0, unreadable: 0 }
      for (const row of await listSealedBefore()) {
        const outcome = await sealRow(row)
        if (outcome) counts[outcome] += 1
      }
      return counts
    },
  }
}

type SealingOptions = { database: Database; keys: readonly Key[]; log: FastifyBaseLogger }

/**
 * Does so once the database is open, and then every hour: a service that still runs with the older key may seal with
 * it.
 */
export const startSealing = ({ database, keys, log }: SealingOptions): Rounds => {
  const keeper = createSealKeeper(database, keys)
  const run = async (): Promise<void> => {
    try {
      const counts = await keeper.run()
      if (counts.sealed > 0) log.info(counts, 'tokens of Microsoft were sealed with the first key')
      if (counts.unreadable > 0) log.warn(counts, 'tokens of Microsoft are sealed with a key that is gone')
    } catch (error) {
      log.warn({ failure: describeError(error) }, 'tokens of Microsoft were not sealed with the first key')
    }
  }
  return startRounds('tidy', run, database.opened, EVERY_MS)
}
