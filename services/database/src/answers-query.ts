import pg from 'pg'

/** SQLSTATE of a server with as many connections as it takes: busy, and alive. */
const TOO_MANY_CONNECTIONS = '53300'

/**
 * Whether a PostgreSQL answers `select 1` on a connection of its own, all within about `milliseconds`. Listening says
 * nothing: the kernel accepts connections for a process that hangs.
 */
export const answersQuery = async (url: string, milliseconds: number): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: milliseconds,
    query_timeout: milliseconds,
  })
  // A connection that breaks later is told by the query, or no longer matters.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return (error as { code?: string }).code === TOO_MANY_CONNECTIONS
  } finally {
    // Not awaited: with a query under way it breaks the connection, else it says goodbye to who may not answer.
    client.end().catch(() => undefined)
  }
}
