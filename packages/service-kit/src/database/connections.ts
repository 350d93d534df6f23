import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { describeError } from '../describe-error.ts'
import { isUnreachable, translateFailure } from './failures.ts'

/** SQL inside one transaction, under the service's role and one organisation's row-level security. */
export type Sql = NodePgDatabase

/** What the policies compare with; absent shows nothing. */
export type Settings = { organisation?: string; identity?: string; account?: string }

export type ConnectionOptions = {
  url: string
  connections: number
  /** The role every transaction takes; its rights are all a request has. */
  role: 'wervio_main' | 'wervio_ai'
  onLostConnection: (failure: object) => void
}

/**
 * Opens a transaction in one round trip. Simple protocol, hence literals: PGlite shares one session between connections,
 * and only inside a transaction are the messages of one connection kept together.
 */
const opening = (role: string, { organisation = '', identity = '', account = '' }: Settings): string => {
  const settings = { role, 'app.organisation': organisation, 'app.identity': identity, 'app.account': account }
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`)
  return `begin; select ${calls.join(', ')}`
}

/** A connection that may still be inside a transaction, or that broke, is not used again. */
const giveUp = async (client: pg.PoolClient, error: unknown): Promise<void> => {
  if (isUnreachable(error)) return client.release(true)
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

/** Connections of one service to PostgreSQL. A database that can't be reached is `unavailable`. */
export const openConnections = ({ url, connections, role, onLostConnection }: ConnectionOptions) => {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000, query_timeout: 20_000, application_name: role.replace('_', '-') })
  const report = (error: Error) => onLostConnection(describeError(error))
  // Both: the pool listens only while a connection is idle, and one that is lost in between would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))

  const run = async <T>(settings: Settings, work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      await client.query(opening(role, settings))
      const result = await work(drizzle(client))
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      await giveUp(client, error)
      throw error
    }
  }

  return {
    /** For migrations: outside the service's role. */
    pool,
    /** One transaction under the role and the settings; rolled back when `work` rejects. */
    transaction: async <T>(settings: Settings, work: (sql: Sql) => Promise<T>): Promise<T> => {
      try {
        return await run(settings, work)
      } catch (error) {
        throw translateFailure(error)
      }
    },
    close: () => pool.end(),
  }
}
