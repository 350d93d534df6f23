import type { QueueState } from '@wervio/service-kit/telemetry'
import type pg from 'pg'
import { onPool } from './on-pool.ts'

/** Jobs that are done stay for an hour, so only the others are counted; a queue without any has a row of zeros. */
const COUNTS = `
  select queue.name as queue,
    count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
    count(*) filter (where state = 'active')::int as active,
    count(*) filter (where state = 'failed')::int as failed,
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
      as "oldestSeconds"
  from unnest($1::text[]) as queue (name)
  left join jobs.job on job.name = queue.name and state in ('created', 'retry', 'active', 'failed')
  group by queue.name`

/** What the queues look like now, in all processes; none before the first was made. */
export const readQueues = async (pool: pg.Pool, names: readonly string[]): Promise<QueueState[]> => {
  if (names.length === 0) return []
  const { rows } = await onPool(pool).executeSql(COUNTS, [names])
  return rows as QueueState[]
}
