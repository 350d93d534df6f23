import type { Account } from '@wervio/contracts'
import pg from 'pg'
import type { Bench, BenchRow } from './bench.ts'
import { benchPostgres } from './bench-postgres.ts'
import { percentile } from './candidates/measure.ts'
import { median } from './median.ts'
import { startMainApi } from './own-main-api.ts'
import { withStops } from './with-stops.ts'

/** Rows of one change of many. A candidate is indexed for its search again, which takes milliseconds for each. */
const IN_BULK = 10_000
const CANDIDATES = 2_000
const ENTRIES = 1_000_000
/** Rounds with and without the log, which take turns. */
const ROUNDS = 12
const READS = 150
const PAGES = 60
const WARM_UP = 5
/** Milliseconds for a page of the log. */
const LIMIT = 100

const fillCandidates = async (client: pg.Client, { id, organisation_id }: Account): Promise<string[]> => {
  await client.query(
    `insert into main.candidates (id, organisation_id, recruiter_id, name, title, location, skills, experience, summary, cv_text)
     select gen_random_uuid(), $1, $2, 'Kandidaat ' || n, 'Monteur', 'Assen', '["Lassen", "Meten"]', '[]', repeat('Werkt graag met de handen. ', 20), repeat('Heeft jaren in de techniek gewerkt. ', 80)
     from generate_series(1, ${CANDIDATES}) n`,
    [organisation_id, id],
  )
  await client.query(
    `insert into main.vacancies (id, organisation_id, recruiter_id, title, status) select gen_random_uuid(), $1, $2, 'Vacature ' || n, 'actief' from generate_series(1, ${IN_BULK / CANDIDATES}) n`,
    [organisation_id, id],
  )
  await client.query(
    `insert into main.applications (id, organisation_id, vacancy_id, candidate_id, stage, outcome) select gen_random_uuid(), $1, v.id, c.id, 1, 'open' from main.vacancies v cross join main.candidates c where v.organisation_id = $1 and c.organisation_id = $1`,
    [organisation_id],
  )
  const { rows } = await client.query<{ id: string }>('select id from main.candidates where organisation_id = $1', [
    organisation_id,
  ])
  return rows.map((row) => row.id)
}

/** A million entries of two years: reads of everybody by twenty people, a few changes, fewer of access. */
const fillLog = async (client: pg.Client, { id, organisation_id }: Account): Promise<void> => {
  await client.query(
    `insert into main.audit_entries (id, organisation_id, at, until, actor_id, category, action, subject_kind, subject_id, candidate_id, detail, columns)
     select gen_random_uuid(), $1, now() - n * interval '63 seconds', now() - n * interval '63 seconds',
       case when n % 20 = 0 then $2::uuid else md5((n % 20)::text)::uuid end,
       case when n % 1000 = 0 then 'access' when n % 10 = 0 then 'change' else 'read' end, 'read', 'candidate', c.id, c.id, 'profile', '{}'
     from generate_series(1, ${ENTRIES}) n
     join (select id, row_number() over (order by id) as place from main.candidates where organisation_id = $1) c on c.place = 1 + n % ${CANDIDATES}`,
    [organisation_id, id],
  )
  await client.query('vacuum analyze main.audit_entries')
}

const storesReads = `select pg_get_functiondef('main.note_reads(jsonb)'::regprocedure) as text`

/** Has the log written or not; nothing else of the product changes. */
const switchOf = async (client: pg.Client) => {
  const { rows } = await client.query<{ text: string }>(storesReads)
  const storedText = rows[0]?.text ?? ''
  return async (isOn: boolean): Promise<void> => {
    const verb = isOn ? 'enable' : 'disable'
    for (const name of ['log_insertions', 'log_updates', 'log_deletions'])
      for (const table of ['candidates', 'applications'])
        await client.query(`alter table main.${table} ${verb} trigger ${name}`)
    await client.query(
      isOn
        ? storedText
        : `create or replace function main.note_reads(entries jsonb) returns void language sql security definer set search_path = '' as $$ select $$`,
    )
  }
}

type Pair = { on: number[]; off: number[] }

/** Milliseconds with and without the log, in turns, the first of each pair taking turns too. */
const inTurns = async (
  set: (isOn: boolean) => Promise<void>,
  work: (round: number) => Promise<number[]>,
): Promise<Pair> => {
  const times: Pair = { on: [], off: [] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const isOn of round % 2 === 0 ? [true, false] : [false, true]) {
      await set(isOn)
      times[isOn ? 'on' : 'off'].push(...(await work(round * 2 + Number(isOn))))
    }
  await set(true)
  return times
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const costOf = (what: string, { on, off }: Pair, atMost: number): BenchRow => ({
  what,
  measured: median(on),
  against: 'without the log',
  reference: median(off),
  unit: 'ms',
  limit: { atMost },
  note: `medians of ${on.length}, in turns`,
})

/** What the audit log costs, and how fast it is read with a million entries in one organisation. */
export const bench: Bench = {
  name: 'audit',
  run: () =>
    withStops(async (close) => {
      const database = await benchPostgres()
      close(database.stop)
      const api = await startMainApi(database.url, close)
      const { token, account } = await api.recruiter()
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      close(() => client.end())
      const ids = await fillCandidates(client, account)
      const get = async (path: string): Promise<number> =>
        timed(async () => {
          const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
          if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
          await response.arrayBuffer()
        })
      const set = await switchOf(client)

      for (const id of ids.slice(0, READS)) await get(`/api/candidates/${id}`)
      const reads = await inTurns(set, async (round) => {
        const times: number[] = []
        for (let read = 0; read < READS; read += 1)
          times.push(await get(`/api/candidates/${ids[(round * READS + read) % ids.length]}`))
        return times
      })

      const inTransaction = async (statement: string): Promise<number> => {
        await client.query(
          `begin; select set_config('role', 'wervio_main', true), set_config('app.organisation', '${account.organisation_id}', true), set_config('app.actor', '${account.id}', true)`,
        )
        const time = await timed(() => client.query(statement))
        await client.query('commit')
        return time
      }
      const single = await inTurns(set, async (round) => {
        const times: number[] = []
        for (let each = 0; each < 20; each += 1)
          times.push(
            await inTransaction(
              `update main.candidates set title = 'Ronde ${round}.${each}', updated_at = now() where id = '${ids[each]}'`,
            ),
          )
        return times
      })
      const bulk = await inTurns(set, async (round) => [
        await inTransaction(
          `update main.applications set stage = ${1 + (round % 5)}, updated_at = now() where organisation_id = '${account.organisation_id}'`,
        ),
      ])

      await fillLog(client, account)
      const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
      const figures: BenchRow[] = []
      for (const [name, query] of [
        ['without a filter', ''],
        ['of one person', `&actor_id=${account.id}`],
        ['of access, one in a thousand', '&category=access'],
        ['of one candidate', `&candidate_id=${ids[5]}`],
        ['of one candidate, changes', `&candidate_id=${ids[9]}&category=change`],
        ['of one person and access, of a year ago', `&actor_id=${account.id}&category=access&to=${day(365)}`],
        ['of a week a year ago', `&from=${day(372)}&to=${day(365)}`],
      ] as const) {
        const times: number[] = []
        for (let round = -WARM_UP; round < PAGES; round += 1) {
          const time = await get(`/api/audit-log?limit=50${query}`)
          if (round >= 0) times.push(time)
        }
        figures.push({
          what: `a page of ${ENTRIES.toLocaleString('en')} entries ${name}, p95`,
          measured: percentile(times, 0.95),
          against: 'the limit',
          reference: LIMIT,
          unit: 'ms',
          limit: { atMost: 1 },
          note: `p95 of ${PAGES}, median ${median(times).toFixed(1)} ms`,
        })
      }
      return [
        costOf('opening a candidate, each another one', reads, 1.05),
        costOf('changing one candidate', single, 2),
        costOf(`changing ${IN_BULK.toLocaleString('en')} procedures in one statement`, bulk, 3),
        ...figures,
      ]
    }),
}
