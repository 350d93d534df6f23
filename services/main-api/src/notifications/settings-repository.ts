import { notificationKinds, type NotificationSettings } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { eq } from 'drizzle-orm'
import type { Database, Sql } from '../platform/database.ts'
import { notificationStandings } from './table.ts'

const settingsWithout = (muted: readonly string[]): NotificationSettings =>
  Object.fromEntries(notificationKinds.map((kind) => [kind, !muted.includes(kind)])) as NotificationSettings

const standingOf = (sql: Sql, { accountId }: Recruiter) =>
  sql
    .select({ muted: notificationStandings.muted })
    .from(notificationStandings)
    .where(eq(notificationStandings.account_id, accountId))

/** Which kinds of notifications the recruiter gets. */
export const createNotificationSettings = (database: Database) => ({
  find: (recruiter: Recruiter): Promise<NotificationSettings> =>
    database.asAccount(recruiter, async (sql) => settingsWithout((await standingOf(sql, recruiter))[0]?.muted ?? [])),

  change: (
    recruiter: Recruiter,
    change: { [Kind in keyof NotificationSettings]?: boolean | undefined },
  ): Promise<NotificationSettings> =>
    database.asAccount(recruiter, async (sql) => {
      await sql
        .insert(notificationStandings)
        .values({ account_id: recruiter.accountId, organisation_id: recruiter.organisationId })
        .onConflictDoNothing()
      const [before] = await standingOf(sql, recruiter).for('update')
      const after = { ...settingsWithout(before?.muted ?? []), ...change }
      const muted = notificationKinds.filter((kind) => !(after[kind] ?? true))
      await sql
        .update(notificationStandings)
        .set({ muted })
        .where(eq(notificationStandings.account_id, recruiter.accountId))
      return settingsWithout(muted)
    }),
})

export type NotificationSettingsRepository = ReturnType<typeof createNotificationSettings>
