import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { addressOf, doorOf } from './database-door.ts'

/**
 * A planned meeting of whoever owns the vacancy, as ai-service stores one: an attacked product has no Microsoft to plan
 * it with.
 */
export const plantMeeting = async (dataDir: string, vacancyId: string, text: string): Promise<string> => {
  const id = randomUUID()
  const client = new pg.Client(addressOf(doorOf(dataDir)))
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `insert into ai.meetings (id, organisation_id, account_id, creation_key, subject, description, starts, ends, time_zone, attendees, enable_bot, state, event_id)
        select $1, organisation_id, recruiter_id, $1, $3, $3, now() + interval '1 day', now() + interval '1 day 1 hour', 'Europe/Amsterdam', array[$3], false, 'planned', $3
        from main.vacancies where id = $2`,
      [id, vacancyId, text],
    )
    if (rowCount !== 1) throw new Error('no vacancy to plan a meeting for')
  } finally {
    await client.end()
  }
  return id
}
