import type { Role } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { index, pgPolicy, text, uuid } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf } from '../accounts/table.ts'
import {
  currentFeed,
  currentIdentity,
  currentOrganisation,
  main,
  moment,
  ownOrganisation,
  serviceRole,
} from '../platform/schema.ts'

/** Invitations to an organisation; one that was accepted or withdrawn has no row any more. */
export const invitations = main.table(
  'invitations',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    secret_hash: text().notNull().unique(),
    role: text().$type<Role>().notNull(),
    /** In lower case; null for whoever has the link. */
    email: text(),
    /** Those of a hiring manager. One that was removed since is passed over. */
    vacancy_ids: uuid().array().notNull(),
    by: doneBy(),
    created_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    expires_at: moment().notNull(),
  },
  ({ organisation_id, secret_hash, created_at, expires_at }) => [
    index('invitations_of').on(organisation_id, created_at),
    ownOrganisation(organisation_id),
    // For the service's own housekeeping, which belongs to nobody (EXPIRED_INVITATION_DAYS in contracts).
    pgPolicy('over', {
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${currentIdentity} is null and ${currentFeed} is null and ${expires_at} < now() - interval '30 days'`,
    }),
    pgPolicy('by_secret', { for: 'select', to: serviceRole, using: sql`${secret_hash} = ${currentFeed}` }),
  ],
)
