import {
  NOTIFICATION_DAYS,
  type Notification,
  type NotificationChange,
  type notificationChoice,
} from '@wervio/contracts'
import type { Position, Recruiter } from '@wervio/service-kit'
import { and, eq, inArray, isNotNull, isNull, lt, sql as fragment } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Sql } from '../platform/database.ts'
import { selectNotifications, selectStanding, type NotificationStanding } from './select-notifications.ts'
import { notifications, notificationStandings } from './table.ts'

type Choice = z.output<typeof notificationChoice>

/** Notifications that one event of the stream carries. */
const MOST_IN_EVENT = 50

const ofAccount = ({ accountId, organisationId }: Recruiter) =>
  and(eq(notifications.organisation_id, organisationId), eq(notifications.account_id, accountId))

/** Locks the standing of an account that has notifications, and returns the next revision; null without any. */
const nextRevision = async (sql: Sql, { accountId }: Recruiter): Promise<number | null> => {
  const [standing] = await sql
    .select({ revision: notificationStandings.revision })
    .from(notificationStandings)
    .where(eq(notificationStandings.account_id, accountId))
    .for('update')
  return standing ? standing.revision + 1 : null
}

/** The notifications of the recruiter's own account. */
export const createNotificationRepository = (database: Database) => {
  const set = (recruiter: Recruiter, choice: Choice, isRead: boolean): Promise<NotificationStanding> =>
    database.asAccount(recruiter, async (sql) => {
      const revision = await nextRevision(sql, recruiter)
      if (revision !== null) {
        const changed = await sql
          .update(notifications)
          .set({ read_at: isRead ? fragment`clock_timestamp()` : null, revision })
          .where(
            and(
              ofAccount(recruiter),
              isRead ? isNull(notifications.read_at) : isNotNull(notifications.read_at),
              'ids' in choice ? inArray(notifications.batch, choice.ids) : undefined,
            ),
          )
          .returning({ id: notifications.id })
        if (changed.length > 0) {
          await sql
            .update(notificationStandings)
            .set({ revision })
            .where(eq(notificationStandings.account_id, recruiter.accountId))
          await sql.execute(fragment`select pg_notify('wervio_notifications', ${recruiter.accountId})`)
        }
      }
      return selectStanding(sql, recruiter)
    })

  return {
    /** Newest first, at most `limit`, after a position. */
    list: (
      recruiter: Recruiter,
      { limit, from }: { limit: number; from: Position | null },
    ): Promise<NotificationStanding & { items: Notification[] }> =>
      database.asAccount(recruiter, async (sql) => {
        // The standing first: what is committed in between comes again with the stream.
        const standing = await selectStanding(sql, recruiter)
        return { ...standing, items: await selectNotifications(sql, recruiter, { limit, from }) }
      }),

    /** What changed after a revision; null when nothing did. */
    changesSince: (recruiter: Recruiter, revision: number): Promise<NotificationChange | null> =>
      database.asAccount(recruiter, async (sql) => {
        const standing = await selectStanding(sql, recruiter)
        if (standing.revision === revision) return null
        const items = await selectNotifications(sql, recruiter, { limit: MOST_IN_EVENT + 1, since: revision })
        // A revision of before the database was put back is of another history.
        const stale = items.length > MOST_IN_EVENT || revision > standing.revision
        // What was committed after the standing was read comes with the next change, which says its revision.
        const settled = items.filter((item) => item.revision <= standing.revision)
        return { ...standing, items: stale ? [] : settled, stale }
      }),

    read: (recruiter: Recruiter, choice: Choice): Promise<NotificationStanding> => set(recruiter, choice, true),
    unread: (recruiter: Recruiter, choice: Choice): Promise<NotificationStanding> => set(recruiter, choice, false),
  }
}

export type NotificationRepository = ReturnType<typeof createNotificationRepository>

/** For housekeeping: removes what is past its term. */
export const removeOldNotifications = async (database: Database): Promise<void> => {
  await database.asNobody((sql) =>
    sql
      .delete(notifications)
      .where(lt(notifications.created_at, fragment`now() - make_interval(days => ${NOTIFICATION_DAYS})`)),
  )
}
