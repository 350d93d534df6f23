import { beginningsOf, pastProcedures } from '@wervio/demo-data'
import { createAccountRepository } from '../../../services/main-api/src/accounts/repository.ts'
import { redate } from '../../../services/main-api/src/applications/redate.ts'
import { writePast } from '../../../services/main-api/src/applications/write-past.ts'
import { writeNotifications } from '../../../services/main-api/src/demos/write-notifications.ts'
import { createDatabase } from '../../../services/main-api/src/platform/database.ts'

export type PastData = {
  databaseUrl: string
  /** The demo recruiter, by the provider's id. */
  uid: string
  /** Ids by title and by name. */
  vacancies: ReadonlyMap<string, string>
  candidates: ReadonlyMap<string, string>
}

/**
 * Gives the sample data its past: procedures of weeks ago, which no call of the services can make, because each step is
 * stamped with the moment of its call, and the notifications of today. One transaction, under the service's role and
 * row-level security.
 */
export const writePastData = async ({ databaseUrl, uid, ...ids }: PastData, now = new Date()): Promise<void> => {
  const database = createDatabase({ url: databaseUrl, connections: 2, onLostConnection: () => undefined })
  database.open()
  try {
    const recruiter = await createAccountRepository(database).find({ uid })
    if (!recruiter) throw new Error('the demo recruiter has no account')
    await database.asRecruiter(recruiter, async (sql) => {
      await writePast(sql, recruiter, pastProcedures(now, ids.vacancies, ids.candidates))
      await redate(sql, recruiter, beginningsOf(now, ids))
      await writeNotifications(sql, recruiter, ids, now)
    })
  } finally {
    await database.close()
  }
}
