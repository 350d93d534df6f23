import { sql } from 'drizzle-orm'
import { index, pgPolicy, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { currentIdentity, currentOrganisation, main, moment, serviceRole } from '../platform/schema.ts'

/** One row for each sign-in of an account, which all tokens of it name by the second at which it happened. */
export const sessions = main.table(
  'sessions',
  {
    id: uuid().primaryKey(),
    account_id: ownerOf(),
    organisation_id: organisationOf(),
    signed_in_at: moment().notNull(),
    /** To the minute. */
    last_used_at: moment().notNull(),
    browser: text(),
    system: text(),
    /** From then on its tokens are refused. */
    ended_at: moment(),
  },
  ({ account_id, organisation_id, signed_in_at, last_used_at, ended_at }) => {
    const isOwn = sql`${account_id} in (select "id" from "main"."accounts" where "provider_uid" = ${currentIdentity})`
    return [
      uniqueIndex('sessions_sign_in').on(account_id, signed_in_at),
      index('sessions_oldest').on(signed_in_at),
      index('sessions_organisation').on(organisation_id),
      pgPolicy('own_sessions', { to: serviceRole, using: isOwn, withCheck: isOwn }),
      pgPolicy('over', {
        to: serviceRole,
        using: sql`${currentOrganisation} is null and ${currentIdentity} is null and ${signed_in_at} < now() - interval '60 days' and (${ended_at} is not null or ${last_used_at} < now() - interval '60 days')`,
        withCheck: sql`false`,
      }),
    ]
  },
)
