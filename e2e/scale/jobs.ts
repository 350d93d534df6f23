import pg from 'pg'
import type { Findings } from './load/work.ts'

/**
 * The jobs of pg-boss as the database has them: each of a CV ended, none failed for good, and of one CV no two were
 * done.
 */
export const checkJobs = async (databaseUrl: string): Promise<Findings> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: states } = await client.query<{ state: string; count: number }>(
      `select state::text, count(*)::int from jobs.job where name = 'read-cv' group by state`,
    )
    const { rows: retried } = await client.query<{ count: number }>(
      `select coalesce(sum(retry_count), 0)::int as count from jobs.job where name = 'read-cv'`,
    )
    const { rows: twice } = await client.query<{ count: number }>(
      `select count(*)::int from (select candidate_id from main.cv_import_items where candidate_id is not null
         group by candidate_id having count(*) > 1) doubles`,
    )
    const of = (state: string) => states.find((row) => row.state === state)?.count ?? 0
    const unfinished = ['created', 'retry', 'active'].reduce((sum, state) => sum + of(state), 0)
    return {
      counts: {
        'jobs completed': of('completed'),
        'jobs taken up again': retried[0]?.count ?? 0,
        'jobs failed': of('failed'),
        'jobs left': unfinished,
      },
      problems: [
        ...(of('failed') > 0 ? [`${of('failed')} jobs failed`] : []),
        ...(unfinished > 0 ? [`${unfinished} jobs are left`] : []),
        ...((twice[0]?.count ?? 0) > 0 ? [`${twice[0]?.count} candidates stand for two CVs`] : []),
      ],
    }
  } finally {
    await client.end()
  }
}
