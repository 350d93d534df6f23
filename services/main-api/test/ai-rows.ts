import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from '@jest/globals'
import { createDatabase, type Database } from '../src/platform/database.ts'

/** What ai-service keeps of candidates in the same database, written and counted past its policies. */
export const aiRowsOf = (databaseUrl: () => string) => {
  let database: Database
  beforeAll(() => {
    database = createDatabase({ url: databaseUrl(), connections: 2, onLostConnection: () => undefined })
  })
  afterAll(() => database.close())
  return {
    talk: (accountId: string, candidateId: string) =>
      database.pool.query(
        `insert into ai.chat_messages (id, account_id, candidate_id, role, content, sources) values ($1, $2, $3, 'user', 'Wie is dit?', '[]')`,
        [randomUUID(), accountId, candidateId],
      ),
    record: (organisationId: string, candidateId: string, name: string) =>
      database.pool.query(
        `insert into ai.recordings (id, organisation_id, candidate_id, file_name, summary, transcript) values ($1, $2, $3, $4, 'Kort', 'Lang')`,
        [randomUUID(), organisationId, candidateId, name],
      ),
    /** Messages and recordings about a candidate. */
    count: async (candidateId: string): Promise<[number, number]> => {
      const { rows } = await database.pool.query<{ messages: number; recordings: number }>(
        'select (select count(*)::int from ai.chat_messages where candidate_id = $1) messages, (select count(*)::int from ai.recordings where candidate_id = $1) recordings',
        [candidateId],
      )
      return [rows[0]?.messages ?? -1, rows[0]?.recordings ?? -1]
    },
    /** Everything in a table as text. */
    dump: async (table: string): Promise<string> =>
      JSON.stringify((await database.pool.query(`select * from ${table}`)).rows),
  }
}
