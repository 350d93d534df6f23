import type { Recruiter } from '@wervio/service-kit'
import { and, asc, eq, gt, isNull, sql as fragment } from 'drizzle-orm'
import { candidates } from '../candidates/table.ts'
import type { Database } from '../platform/database.ts'
import { vacancies } from '../vacancies/table.ts'
import type { DemoIds } from './ask-samples.ts'
import type { WriteData } from './repository.ts'
import { demos } from './table.ts'

/** More than the sample data has, and no more than ai-service reads. */
const MOST_IDS = 500

const isUnfilled = and(isNull(demos.filled_at), gt(demos.ends_at, fragment`now()`))

/** What the demos still miss of their sample data. */
export const createRestRepository = (database: Database) => ({
  /** Demos that miss some, oldest first. */
  unfilled: (): Promise<Recruiter[]> =>
    database.asDemoKeeper((sql) =>
      sql
        .select({ accountId: demos.account_id, organisationId: demos.organisation_id })
        .from(demos)
        .where(isUnfilled)
        .orderBy(asc(demos.started_at)),
    ),

  /** What conversations are about. */
  ids: (recruiter: Recruiter): Promise<DemoIds> =>
    database.asRecruiter(recruiter, async (sql) => ({
      candidates: await sql
        .select({ name: candidates.name, id: candidates.id })
        .from(candidates)
        .where(eq(candidates.organisation_id, recruiter.organisationId))
        .limit(MOST_IDS),
      vacancies: await sql
        .select({ name: vacancies.title, id: vacancies.id })
        .from(vacancies)
        .where(eq(vacancies.organisation_id, recruiter.organisationId))
        .limit(MOST_IDS),
    })),

  /** Writes the rest of a demo, once: nothing while another process writes it, or when it has ended. */
  fill: (recruiter: Recruiter, write: WriteData): Promise<void> =>
    database.asDemo(recruiter, async (sql) => {
      const isThisDemo = eq(demos.organisation_id, recruiter.organisationId)
      const [demo] = await sql
        .select({ id: demos.organisation_id })
        .from(demos)
        .where(and(isThisDemo, isUnfilled))
        .for('update', { skipLocked: true })
      if (!demo) return
      await write(sql, recruiter)
      await sql
        .update(demos)
        .set({ filled_at: fragment`clock_timestamp()` })
        .where(isThisDemo)
    }),
})

export type RestRepository = ReturnType<typeof createRestRepository>
