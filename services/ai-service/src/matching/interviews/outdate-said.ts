import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'

/**
 * Makes scores that count a confirmed sentence of this recording or scorecard, by its path, ones of before a change. To
 * be called in the transaction that edits, deletes or restores it; a sentence that is gone doesn't count from then on.
 * A note needs none of it: it changes the candidate.
 */
export const outdateSaid = async (connection: Sql, path: string): Promise<void> => {
  await connection.execute(sql`
    update ai.match_results result set matcher = '' from ai.match_verdicts verdict
    where verdict.path = ${path} and result.vacancy_id = verdict.vacancy_id and result.candidate_id = verdict.candidate_id`)
}

/** Wipes what recruiters said of sentences of this recording or scorecard, and returns how many there were. */
export const forgetSaid = async (connection: Sql, path: string): Promise<number> => {
  await outdateSaid(connection, path)
  const { rows } = await connection.execute(
    sql`delete from ai.match_verdicts where path = ${path} returning requirement_id`,
  )
  return rows.length
}
