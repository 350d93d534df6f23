import type { Recruiter } from '@wervio/service-kit'
import { and, asc, eq, gt, isNull, sql as fragment } from 'drizzle-orm'
import { candidates } from '../candidates/table.ts'
import type { Database } from '../platform/database.ts'
import type { WriteData } from './repository.ts'
import { demos } from './table.ts'

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

  /** The id of the candidate of this name; null without one. */
  candidateNamed: (recruiter: Recruiter, name: string): Promise<string | null> =>
    database.asRecruiter(recruiter, async (sql) => {
      const isNamed = and(eq(candidates.organisation_id, recruiter.organisationId), eq(candidates.name, name))
      return (await sql.select({ id: candidates.id }).from(candidates).where(isNamed).limit(1))[0]?.id ?? null
    }),

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
