import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describeError } from '../describe-error.ts'
import { observeDatabase, observeWait } from '../telemetry/observe-work.ts'
import { mayBeRefused } from '../work-scope.ts'
import { createAdmission, type EntryOptions } from './admission.ts'
import { isUnreachable, translateFailure } from './failures.ts'
import { openingStatement, type Settings } from './opening.ts'
import { readingClient } from './reading.ts'
import { createShareWaiting } from './share-waiting.ts'

/** SQL inside one transaction, under the service's role and one organisation's row-level security. */
export type Sql = NodePgDatabase

/** `byIndex` is the same as `sql`, planned without sorts and without scans of whole tables. */
export type Reader = { sql: Sql; byIndex: Sql }

/** The caller of a request, when the settings don't name one; callers take turns. */
export type Turn = { caller?: string }

export type ConnectionOptions = {
  url: string
  connections: number
  /** The role of every transaction, except those of hiring managers; a request has only its rights. */
  role: 'wervio_main' | 'wervio_ai'
  onLostConnection: (failure: object) => void
  /** The longest wait of a request for its turn, in milliseconds; 3 s when absent. */
  longestWait?: number | undefined
}

/** The role of hiring managers; migration 0074 says what it sees. */
const NARROW_ROLE = 'wervio_hiring_manager'

/** Closes a connection that broke or whose transaction can't be rolled back; any other is used again. */
const releaseFailed = async (client: pg.PoolClient, error: unknown): Promise<void> => {
  if (isUnreachable(error)) return client.release(true)
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

/**
 * Connections of one service to PostgreSQL. A database that can't be reached is `unavailable`; one with too much to do
 * is `overloaded`, at once.
 */
export const openConnections = ({ url, connections, role, onLostConnection, longestWait }: ConnectionOptions) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    application_name: role.replace('_', '-'),
  })
  const report = (error: Error) => onLostConnection(describeError(error))
  // Both: the pool listens to idle connections only, and an unhandled error of a busy one would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))

  // One connection stays free of requests, so that `/health` and housekeeping never wait for them.
  const admission = createAdmission(Math.max(1, connections - 1), undefined, longestWait)
  const shareWaiting = createShareWaiting()

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      await releaseFailed(client, error)
      throw error
    }
  }

  const roleOf = ({ narrow }: Settings) => (narrow ? NARROW_ROLE : role)

  const runTransaction = <T>(settings: Settings, work: (sql: Sql) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      await client.query(openingStatement(roleOf(settings), settings))
      const result = await work(drizzle(client))
      await client.query('commit')
      return result
    })

  const runReads = <T>(settings: Settings, work: (reader: Reader) => Promise<T>): Promise<T> =>
    withClient((client) => {
      const readerFor = (what: 'reads' | 'reads by index') =>
        drizzle(readingClient(client, openingStatement(roleOf(settings), settings, what)))
      return work({ sql: readerFor('reads'), byIndex: readerFor('reads by index') })
    })

  const inTurn = async <T>(
    { organisation, identity, account }: Settings,
    caller: string | undefined,
    work: () => Promise<T>,
    options: Omit<EntryOptions, 'patient'> = {},
  ): Promise<T> => {
    const callerId = caller ?? account ?? identity ?? organisation
    if (!callerId) return work()
    const patient = !mayBeRefused()
    const leave = await observeWait(
      admission.enter({ caller: callerId, organisation: organisation ?? null }, { ...options, patient }),
    )
    try {
      return await work()
    } finally {
      leave()
    }
  }

  const withTranslatedFailures = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw translateFailure(error)
    }
  }

  return {
    /** For migrations: outside the service's role. */
    pool,
    /**
     * One transaction under the role and the settings, when it is its turn, or at once without settings; rolled back
     * when `work` rejects.
     */
    transaction: <T>(settings: Settings, work: (sql: Sql) => Promise<T>, { caller }: Turn = {}): Promise<T> =>
      withTranslatedFailures(() =>
        observeDatabase('transaction', () => inTurn(settings, caller, () => runTransaction(settings, work))),
      ),

    /**
     * For reads: each statement is a transaction of its own, and sees what was committed when it began. Reads with the
     * same `readKey` and the same settings share one until it begins; the key has to hold everything that the answer
     * depends on.
     */
    reads: <T>(
      settings: Settings,
      work: (reader: Reader) => Promise<T>,
      { caller, same: readKey }: Turn & { same?: string } = {},
    ): Promise<T> =>
      withTranslatedFailures(() => {
        if (readKey === undefined)
          return observeDatabase('reads', () => inTurn(settings, caller, () => runReads(settings, work)))
        return shareWaiting(
          JSON.stringify([settings, readKey]),
          (begin, turn) => observeDatabase('reads', () => inTurn(settings, caller, begin, turn)),
          () => runReads(settings, work),
        )
      }),
    close: () => pool.end(),
  }
}
