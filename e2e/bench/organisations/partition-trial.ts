import { connected } from '../candidates/connections.ts'
import { median } from '../median.ts'

const PARTITIONS = 16
const ROUNDS = 15

/**
 * What lists, counts and searches read of candidates, in partitions by organisation. A trial, not the product's table:
 * there a primary key has to name the organisation too, and with it each foreign key to a candidate.
 */
const tables = [
  'create schema bench_partitions',
  `create table bench_partitions.candidates (id uuid not null, organisation_id uuid not null, status text not null, has_cv boolean not null,
    created_at timestamptz not null, search tsvector, primary key (organisation_id, id)) partition by hash (organisation_id)`,
  ...Array.from(
    { length: PARTITIONS },
    (_, number) =>
      `create table bench_partitions.candidates_${number} partition of bench_partitions.candidates for values with (modulus ${PARTITIONS}, remainder ${number})`,
  ),
  `insert into bench_partitions.candidates select id, organisation_id, status, has_cv, created_at, search from main.candidates`,
  `set maintenance_work_mem = '1GB'`,
  'create index on bench_partitions.candidates (organisation_id, created_at desc, id desc, status, has_cv)',
  'create index on bench_partitions.candidates using gin (search) with (fastupdate = false)',
  'vacuum analyze bench_partitions.candidates',
]

/** `$1` is the organisation; the same on both tables. */
const queries = {
  'newest hundred': (table: string) =>
    `select id from ${table} where organisation_id = $1 order by created_at desc, id desc limit 100`,
  'counts by status': (table: string) =>
    `select status, count(*), count(*) filter (where has_cv) from ${table} where organisation_id = $1 group by status`,
  'hits of a common word': (table: string) =>
    `select count(*) from (select id from ${table} where search @@ (('''@' || $1::uuid || '''')::tsquery && '''ervaring'''::tsquery) and organisation_id = $1 limit 2001) hits`,
  'hits of a rarer word': (table: string) =>
    `select count(*) from (select id from ${table} where search @@ (('''@' || $1::uuid || '''')::tsquery && '''magazijnleider'''::tsquery) and organisation_id = $1 limit 2001) hits`,
} as const

export type Trial = { what: string; organisation: number; whole: number; partitioned: number }

/** Median milliseconds of each query on one table and on partitions, in turns, for organisations of these sizes. */
export const tryPartitions = (
  databaseUrl: string,
  organisations: readonly { id: string; size: number }[],
): Promise<Trial[]> =>
  connected(databaseUrl, async (client) => {
    for (const statement of tables) await client.query(statement)
    const took = async (statement: string, organisation: string): Promise<number> => {
      const startTime = performance.now()
      await client.query(statement, [organisation])
      return performance.now() - startTime
    }
    const trials: Trial[] = []
    for (const { id, size } of organisations) {
      for (const [what, queryOf] of Object.entries(queries)) {
        const [whole, partitioned]: [number[], number[]] = [[], []]
        for (let round = 0; round < ROUNDS; round += 1) {
          whole.push(await took(queryOf('main.candidates'), id))
          partitioned.push(await took(queryOf('bench_partitions.candidates'), id))
        }
        trials.push({ what, organisation: size, whole: median(whole), partitioned: median(partitioned) })
      }
    }
    return trials
  })
