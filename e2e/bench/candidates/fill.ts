import type { Account } from '@wervio/contracts'
import pg from 'pg'
import { people } from './people.ts'

const BATCH = 250
const CONNECTIONS = 2

const statement = `insert into main.candidates (id, organisation_id, recruiter_id, name, title, location, skills, email, phone, experience, education, status, has_cv, cv_text, source, created_at, updated_at)
  select gen_random_uuid(), $1, $2, name, title, location, skills, email, phone, experience, education, status, true, cv_text, 'import', now() - number * interval '7 minutes', now() - number * interval '5 minutes'
  from jsonb_to_recordset($3::jsonb) as given(number int, name text, title text, location text, skills jsonb, email text, phone text, experience jsonb, education jsonb, status text, cv_text text)`

const connected = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Fills an organisation with invented candidates numbered `from` up to `to`. */
export const fill = async (
  databaseUrl: string,
  { id, organisation_id }: Account,
  from: number,
  to: number,
): Promise<void> => {
  let next = from
  const work = () =>
    connected(databaseUrl, async (client) => {
      for (let batch = next; batch < to; batch = next) {
        next = Math.min(batch + BATCH, to)
        await client.query(statement, [organisation_id, id, JSON.stringify(people(batch, next - batch))])
      }
    })
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

/** Runs `work` without the search index and creates it afterwards, which is faster than row by row. */
export const indexedAfter = async (databaseUrl: string, work: () => Promise<void>): Promise<void> => {
  const definition = await connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ made: string }>(
      `select pg_get_indexdef('main.candidates_search'::regclass) made`,
    )
    await client.query('drop index main.candidates_search')
    return rows[0]?.made ?? ''
  })
  await work()
  await connected(databaseUrl, (client) => client.query(`set maintenance_work_mem = '256MB'; ${definition}`))
}

/** What autovacuum does by itself on a server that runs longer. */
export const settle = (databaseUrl: string): Promise<unknown> =>
  connected(databaseUrl, (client) => client.query('vacuum analyze main.candidates'))
