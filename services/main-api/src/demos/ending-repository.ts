import type { Recruiter } from '@wervio/service-kit'
import { and, asc, eq, isNotNull, lte, sql as fragment } from 'drizzle-orm'
import { v7 } from 'uuid'
import { eraseOrganisation, type ErasedRows, type RemoveBytes } from '../accounts/erasure/erase-organisation.ts'
import type { Database } from '../platform/database.ts'
import { demoEndings, demos } from './table.ts'

export type EndedDemo = Recruiter & { uid: string }

const isOver = lte(demos.ends_at, fragment`now()`)

/** What becomes of demos whose time is over. */
export const createEndingRepository = (database: Database) => ({
  /** Demos whose time is over, oldest first. */
  ended: (): Promise<EndedDemo[]> =>
    database.asDemoKeeper((sql) =>
      sql
        .select({ accountId: demos.account_id, organisationId: demos.organisation_id, uid: demos.provider_uid })
        .from(demos)
        .where(isOver)
        .orderBy(asc(demos.ends_at)),
    ),

  /**
   * Erases a demo that is over and stores the proof; nothing while another process does. `removeBytes` gets the keys of
   * its files last, inside the transaction: when it rejects, the rows stay.
   */
  erase: (recruiter: Recruiter, removeBytes: RemoveBytes): Promise<void> =>
    database.asDemo(recruiter, async (sql) => {
      const { organisationId } = recruiter
      const [demo] = await sql
        .select()
        .from(demos)
        .where(and(eq(demos.organisation_id, organisationId), isOver))
        .for('update', { skipLocked: true })
      if (!demo) return
      const note = async (items: ErasedRows[]): Promise<void> => {
        await sql.insert(demoEndings).values({
          id: v7(),
          organisation: organisationId,
          started_at: demo.started_at,
          items,
          identity_left: demo.provider_uid,
        })
      }
      await eraseOrganisation(sql, recruiter, { removeBytes, note })
    }),

  /** Identities of erased demos that the provider still knows. */
  identitiesLeft: (): Promise<string[]> =>
    database.asDemoKeeper(async (sql) => {
      const rows = await sql
        .select({ uid: demoEndings.identity_left })
        .from(demoEndings)
        .where(isNotNull(demoEndings.identity_left))
      return rows.flatMap(({ uid }) => (uid === null ? [] : [uid]))
    }),

  forgetIdentity: (uid: string): Promise<unknown> =>
    database.asDemoKeeper((sql) =>
      sql.update(demoEndings).set({ identity_left: null }).where(eq(demoEndings.identity_left, uid)),
    ),
})

export type EndingRepository = ReturnType<typeof createEndingRepository>
