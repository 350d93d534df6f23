import type { Account } from '@wervio/contracts'
import { connected, inSteps } from './connections.ts'
import { makeTemplates, TEMPLATES, withLookedUpLexemes } from './templates.ts'

const BATCH = 5_000

/** An id of version 7 for a moment, as the product makes them: in the order of time. */
const idAt = (moment: string) =>
  `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7' || left(md5(random()::text), 3) || '8' || left(md5(random()::text), 15))::uuid`

/** Each candidate with the event of being made; the audit log is written by its trigger. */
const statement = `with added as (
    insert into main.candidates (id, organisation_id, recruiter_id, name, title, location, skills, email, phone, experience, education, status,
      has_cv, cv_text, source, created_at, updated_at)
    select ${idAt('made')}, $1, $2, name, title, location, skills, split_part(email, '@', 1) || n || '@voorbeeld.nl', phone, experience, education,
      status, true, cv_text || E'\\nkenmerk' || n, 'import', made, made + (n - $3) * interval '2 minutes'
    from generate_series($4::int, $5::int - 1) n join bench.people on number = n % ${TEMPLATES},
      lateral (select now() - (n - $3) * interval '7 minutes' made) moments
    returning id, created_at)
  insert into main.candidate_events (id, organisation_id, candidate_id, by, kind, at)
  select ${idAt('created_at')}, $1, id, $2, 'created', created_at from added`

/** Fills an organisation with invented candidates numbered `from` up to `to`; inside `filling` alone. */
export const fill = (databaseUrl: string, { id, organisation_id }: Account, from: number, to: number): Promise<void> =>
  inSteps(databaseUrl, { from, to, size: BATCH }, (client, start, end) =>
    client.query(statement, [organisation_id, id, from, start, end]),
  )

/** The indexes that no constraint needs. */
const indexes = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) definition from pg_index
  where indrelid = 'main.candidates'::regclass and not indisunique`

/** Runs work without the indexes and creates them afterwards, which is faster than row by row. */
const indexedAfter = async (databaseUrl: string, work: () => Promise<void>): Promise<void> => {
  const definitions = await connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string; definition: string }>(indexes)
    for (const { name } of rows) await client.query(`drop index ${name}`)
    return rows.map(({ definition }) => definition)
  })
  await work()
  await connected(databaseUrl, async (client) => {
    await client.query(`set maintenance_work_mem = '1GB'`)
    for (const definition of definitions) await client.query(definition)
  })
}

/**
 * Runs work that calls `fill`, on a new database: one of 100,000 candidates takes a minute or two. Every row is what
 * the product would have made, except that people repeat and CVs have no file.
 */
export const filling = async (databaseUrl: string, work: () => Promise<void>): Promise<void> => {
  await makeTemplates(databaseUrl)
  await indexedAfter(databaseUrl, () => withLookedUpLexemes(databaseUrl, work))
}

/** What autovacuum does by itself on a server that runs longer. */
export const settle = (databaseUrl: string): Promise<unknown> =>
  connected(databaseUrl, (client) => client.query('vacuum analyze'))
