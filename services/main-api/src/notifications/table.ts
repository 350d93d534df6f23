import type { NotificationKind } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgPolicy, text, unique, uuid } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf, ownerOf } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import { cvImports } from '../cv-imports/table.ts'
import { mails } from '../mail/table.ts'
import { currentAccount, currentOrganisation, main, moment, serviceRole } from '../platform/schema.ts'
import { vacancies } from '../vacancies/table.ts'

/** Colleagues see each other's candidates, not each other's notifications. */
const ownAccount = (organisation: unknown, account: unknown) => {
  const isOwn = sql`${organisation} = ${currentOrganisation} and ${account} = ${currentAccount}`
  return pgPolicy('own_account', { to: serviceRole, using: isOwn, withCheck: isOwn })
}

/** Where an account stands with its notifications; no row before the first. */
export const notificationStandings = main.table(
  'notification_standings',
  {
    account_id: ownerOf().primaryKey(),
    organisation_id: organisationOf(),
    /** Counts every change. The row is locked for each, so revisions are committed in order. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
    /** Kinds that the recruiter doesn't want. */
    muted: text()
      .array()
      .$type<NotificationKind[]>()
      .notNull()
      .default(sql`'{}'`),
  },
  ({ organisation_id, account_id }) => [
    index('notification_standings_organisation').on(organisation_id),
    ownAccount(organisation_id, account_id),
  ],
)

/**
 * Facts that an account is told of; the function `main.raise_notifications` writes them. Rows of one batch are one
 * notification.
 */
export const notifications = main.table(
  'notifications',
  {
    id: uuid().primaryKey(),
    batch: uuid().notNull(),
    organisation_id: organisationOf(),
    account_id: ownerOf(),
    kind: text().$type<NotificationKind>().notNull(),
    /** Of what happened: the same is told once. */
    key: text().notNull(),
    candidate_id: uuid().references(() => candidates.id, { onDelete: 'cascade' }),
    vacancy_id: uuid().references(() => vacancies.id, { onDelete: 'cascade' }),
    /** These two refer to rows of ai-service, and go with them. */
    recording_id: uuid(),
    meeting_id: uuid(),
    import_id: uuid().references(() => cvImports.id, { onDelete: 'cascade' }),
    mail_id: uuid().references(() => mails.id, { onDelete: 'cascade' }),
    actor_id: doneBy(),
    percentage: integer(),
    stage: integer(),
    outcome: text(),
    failed: boolean().notNull().default(false),
    amount: integer().notNull().default(1),
    revision: bigint({ mode: 'number' }).notNull(),
    created_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    read_at: moment(),
  },
  ({ organisation_id, account_id, batch, key, revision, created_at }) => [
    unique('notifications_once').on(account_id, key),
    index('notifications_newest').on(account_id, desc(created_at), desc(batch)),
    index('notifications_changed').on(account_id, revision),
    index('notifications_old').on(created_at),
    index('notifications_organisation').on(organisation_id),
    ownAccount(organisation_id, account_id),
    // Outside every organisation, where only housekeeping runs.
    pgPolicy('expired', {
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${created_at} < now() - interval '90 days'`,
      withCheck: sql`false`,
    }),
  ],
)
