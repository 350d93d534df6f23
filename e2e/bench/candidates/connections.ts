import pg from 'pg'

const CONNECTIONS = 2

/** Runs work on a connection of its own. */
export const connected = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Has several connections take the steps from `from` up to `to` in turns; each gets its own bounds. */
export const inSteps = async (
  databaseUrl: string,
  { from, to, size }: { from: number; to: number; size: number },
  step: (client: pg.Client, from: number, to: number) => Promise<unknown>,
): Promise<void> => {
  let next = from
  const work = () =>
    connected(databaseUrl, async (client) => {
      for (let start = next; start < to; start = next) {
        next = Math.min(start + size, to)
        await step(client, start, next)
      }
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}
