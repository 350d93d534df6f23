import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'

/**
 * Makes scores that count a confirmed sentence of this recording ones of before a change. To be called in the transaction
 * that edits, deletes or restores the recording; a sentence that is gone doesn't count from then on.
 */
export const outdateSaid = async (connection: Sql, recordingId: string): Promise<void> => {
  await connection.execute(sql`
    update ai.match_results result set matcher = '' from ai.match_verdicts verdict
    where verdict.path = ${recordingId} and result.vacancy_id = verdict.vacancy_id and result.candidate_id = verdict.candidate_id`)
}

/** Wipes what recruiters said of sentences of this recording, and returns how many there were. */
export const forgetSaid = async (connection: Sql, recordingId: string): Promise<number> => {
  await outdateSaid(connection, recordingId)
  const { rows } = await connection.execute(
    sql`delete from ai.match_verdicts where path = ${recordingId} returning requirement_id`,
  )
  return rows.length
}
