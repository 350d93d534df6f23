import pg from 'pg'
import { describeError } from '../describe-error.ts'
import { isUnreachable } from './failures.ts'

export type PoolOptions = {
  url: string
  connections: number
  /** What the server calls these connections in its list. */
  name: string
  onLostConnection: (failure: object) => void
  /** The longest that a new connection and an answer may take, in milliseconds. */
  connectWithin?: number
  answerWithin?: number
}

/** Runs work on a connection that nobody else uses meanwhile. */
export type WithClient = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>

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

/** Connections to one server. */
export const openPool = ({
  url,
  connections,
  name,
  onLostConnection,
  connectWithin = 5_000,
  answerWithin = 20_000,
}: PoolOptions): { pool: pg.Pool; withClient: WithClient } => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: connectWithin,
    query_timeout: answerWithin,
    application_name: name,
  })
  const report = (error: Error) => onLostConnection(describeError(error))
  // Both: the pool listens to idle connections only, and an unhandled error of a busy one would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => client.on('error', report))

  return {
    pool,
    withClient: async (work) => {
      const client = await pool.connect()
      try {
        const result = await work(client)
        client.release()
        return result
      } catch (error) {
        await releaseFailed(client, error)
        throw error
      }
    },
  }
}
