import { createAccountRepository } from '../../../services/main-api/src/accounts/repository.ts'
import { redate } from '../../../services/main-api/src/applications/redate.ts'
import { writePast } from '../../../services/main-api/src/applications/write-past.ts'
import { createDatabase } from '../../../services/main-api/src/platform/database.ts'
import { demoVacancies } from '../vacancies.ts'
import { daysAgo, pastProcedures } from './past-procedures.ts'
import { pastPeople } from './people.ts'
import { CURRENT_PLACED_AGO } from './steps.ts'
import { pastVacancies, PLACED_AGO } from './vacancies.ts'

const MINUTE = 60_000

export type PastData = {
  databaseUrl: string
  /** The demo recruiter, by the provider's id. */
  uid: string
  /** Ids by title and by name. */
  vacancies: ReadonlyMap<string, string>
  candidates: ReadonlyMap<string, string>
}

const beginningsOf = (now: Date, { vacancies, candidates }: Pick<PastData, 'vacancies' | 'candidates'>) => {
  const placed = [
    ...demoVacancies.map(({ title }) => [title.trim(), CURRENT_PLACED_AGO] as const),
    ...pastVacancies.map(({ title }) => [title, PLACED_AGO] as const),
  ]
  return {
    // A minute between them keeps their order.
    vacancies: new Map(
      placed.flatMap(([title, ago], index) => {
        const id = vacancies.get(title)
        return id === undefined ? [] : [[id, new Date(daysAgo(now, ago).getTime() + index * MINUTE).toISOString()]]
      }),
    ),
    candidates: new Map(
      pastPeople.flatMap(({ name, procedures }) => {
        const id = candidates.get(name)
        const first = Math.max(...procedures.flatMap(({ steps }) => steps.map(({ ago }) => ago)))
        return id === undefined ? [] : [[id, daysAgo(now, first).toISOString()]]
      }),
    ),
  }
}

/**
 * Gives the sample data its past: procedures of weeks ago, which no call of the services can make, because each step is
 * stamped with the moment of its call. One transaction, under the service's role and row-level security.
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
    })
  } finally {
    await database.close()
  }
}
