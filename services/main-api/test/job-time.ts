import pg from 'pg'

const run = async (databaseUrl: string, statement: string): Promise<void> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** As if the time had passed after which jobs that failed are tried again. */
export const passRetryDelay = (databaseUrl: string): Promise<void> =>
  run(databaseUrl, `update jobs.job set start_after = created_on where state = 'retry' and start_after > now()`)

/** As if the process that does the jobs had been silent for longer than a living one is. Only while none runs. */
export const passHeartbeat = (databaseUrl: string): Promise<void> =>
  run(databaseUrl, `update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`)
