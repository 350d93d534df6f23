import type { RecruiterProfile, recruiterProfileChange } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { accounts } from '../accounts/table.ts'
import type { Database, Sql } from '../platform/database.ts'
import { selectProfile } from './select-profile.ts'
import { recruiterProfiles } from './table.ts'

type Change = z.output<typeof recruiterProfileChange>

const ownAccount = ({ organisationId, accountId }: Recruiter) =>
  and(eq(accounts.organisation_id, organisationId), eq(accounts.id, accountId))

/** Lets one writer at a time at the profile; the account's row is there before the profile's is. */
export const lockProfile = (sql: Sql, recruiter: Recruiter) =>
  sql.select({ id: accounts.id }).from(accounts).where(ownAccount(recruiter)).for('no key update')

/** The recruiter's own profile. */
export const createRecruiterProfileRepository = (database: Database) => ({
  /** For every role, which is why none is passed on. */
  find: ({ accountId, organisationId }: Recruiter): Promise<RecruiterProfile> =>
    database.asReader({ accountId, organisationId }, ({ sql }) => selectProfile(sql, { accountId, organisationId })),

  /**
   * With `isStale` nothing was stored, because the change was made on another version; `profile` is the present one.
   */
  change: (
    recruiter: Recruiter,
    { base_version, display_name, ...fields }: Change,
  ): Promise<{ isStale: boolean; profile: RecruiterProfile }> =>
    database.asAccount(recruiter, async (sql) => {
      await lockProfile(sql, recruiter)
      const before = await selectProfile(sql, recruiter)
      if (before.version !== base_version) return { isStale: true, profile: before }
      if (display_name !== undefined) await sql.update(accounts).set({ display_name }).where(ownAccount(recruiter))
      const row = { ...fields, version: before.version + 1 }
      await sql
        .insert(recruiterProfiles)
        .values({ ...row, account_id: recruiter.accountId, organisation_id: recruiter.organisationId })
        .onConflictDoUpdate({ target: recruiterProfiles.account_id, set: row })
      return { isStale: false, profile: await selectProfile(sql, recruiter) }
    }),
})

export type RecruiterProfileRepository = ReturnType<typeof createRecruiterProfileRepository>
