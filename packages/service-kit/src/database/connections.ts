import { drizzle } from 'drizzle-orm/node-postgres'
import { ServiceError } from '../service-error.ts'
import { observeRead } from '../telemetry/observe-replica.ts'
import { observeDatabase } from '../telemetry/observe-work.ts'
import { translateFailure } from './failures.ts'
import { openingStatement, roleOf, type DatabaseRole, type Settings } from './opening.ts'
import { openPool } from './pool.ts'
import { readerOn, type Reader, type Sql } from './reader.ts'
import { openReplica } from './replica.ts'
import { createShareWaiting } from './share-waiting.ts'
import { createTurns } from './turns.ts'

/** The caller of a request, when the settings don't name one; callers take turns. */
export type ConnectionTurn = { caller?: string }

type ReplicaSettings = {
  url: string
  /** Called when reads begin to go to the replica, and when they no longer do, with the reason. */
  onChange: (serves: boolean, reason?: unknown) => void
}

export type ConnectionOptions = {
  url: string
  connections: number
  role: DatabaseRole
  onLostConnection: (failure: object) => void
  /** A streaming replica that `reads` go to; with as many connections. */
  replica?: ReplicaSettings | undefined
  /** The longest wait of a request for its turn, in milliseconds; 3 s when absent. */
  longestWait?: number | undefined
}

const withTranslatedFailures = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw translateFailure(error)
  }
}

/**
 * Connections of one service to PostgreSQL. A database that can't be reached is `unavailable`; one with too much to do
 * is `overloaded`, at once.
 */
export const openConnections = (options: ConnectionOptions) => {
  const { connections, role, longestWait } = options
  const { pool, withClient } = openPool({ ...options, name: role.replace('_', '-') })

  const runTransaction = <T>(settings: Settings, work: (sql: Sql) => Promise<T>): Promise<T> =>
    withClient(async (client) => {
      await client.query(openingStatement(roleOf(role, settings), settings))
      const result = await work(drizzle(client))
      await client.query('commit')
      return result
    })

  type Read<T> = (reader: Reader) => Promise<T>

  const primary = {
    inTurn: createTurns(connections, longestWait),
    runReads: <T>(settings: Settings, work: Read<T>) => withClient((client) => work(readerOn(client, role, settings))),
    share: createShareWaiting(),
  }
  const replica = options.replica && {
    ...openReplica({ ...options.replica, primary: pool, connections, role, longestWait }),
    share: createShareWaiting(),
  }

  const readFrom = <T>(
    { inTurn, runReads, share }: typeof primary,
    settings: Settings,
    work: Read<T>,
    { caller, same: readKey }: ConnectionTurn & { same?: string },
  ): Promise<T> => {
    if (readKey === undefined) return inTurn(settings, caller, () => runReads(settings, work))
    return share(
      JSON.stringify([settings, readKey]),
      (begin, turn) => inTurn(settings, caller, begin, turn),
      () => runReads(settings, work),
    )
  }

  /** A read changes nothing, so the primary can do again what the replica could not. */
  const read = async <T>(settings: Settings, work: Read<T>, turn: ConnectionTurn & { same?: string }): Promise<T> => {
    if (replica?.serves()) {
      try {
        const answer = await readFrom(replica, settings, work, turn)
        observeRead('replica')
        return answer
      } catch (error) {
        if (error instanceof ServiceError) throw error
      }
    }
    const answer = await readFrom(primary, settings, work, turn)
    observeRead('primary')
    return answer
  }

  return {
    /** For migrations: outside the service's role. */
    pool,
    /**
     * One transaction under the role and the settings, when it is its turn, or at once without settings; rolled back
     * when `work` rejects.
     */
    transaction: <T>(settings: Settings, work: (sql: Sql) => Promise<T>, { caller }: ConnectionTurn = {}): Promise<T> =>
      withTranslatedFailures(() =>
        observeDatabase('transaction', () => primary.inTurn(settings, caller, () => runTransaction(settings, work))),
      ),

    /**
     * For reads, from the replica while it has what was confirmed before: each statement is a transaction of its own,
     * and sees what was committed when it began. Reads with the same `same` and the same settings share one until it
     * begins; it has to hold everything that the answer depends on. `work` may run twice.
     */
    reads: <T>(settings: Settings, work: Read<T>, turn: ConnectionTurn & { same?: string } = {}): Promise<T> =>
      withTranslatedFailures(() => observeDatabase('reads', () => read(settings, work, turn))),
    close: async (): Promise<void> => {
      await replica?.close()
      await pool.end()
    },
  }
}
