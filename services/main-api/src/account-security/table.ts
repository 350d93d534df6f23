import { sql } from 'drizzle-orm'
import { boolean, index, pgPolicy, uuid } from 'drizzle-orm/pg-core'
import { accounts, organisationOf } from '../accounts/table.ts'
import { currentIdentity, main, moment, serviceRole } from '../platform/schema.ts'

/** How an account was secured when the sign-in provider was last asked. */
export const accountSecurity = main.table(
  'account_security',
  {
    account_id: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    organisation_id: organisationOf(),
    has_password: boolean().notNull(),
    has_second_factor: boolean().notNull(),
    /** The provider refuses tokens of before; it moves with a new password. */
    tokens_valid_from: moment(),
    /** When the service noticed the last new password. */
    password_changed_at: moment(),
  },
  ({ account_id, organisation_id }) => {
    const isOwn = sql`${account_id} in (select "id" from "main"."accounts" where "provider_uid" = ${currentIdentity})`
    return [
      index('account_security_organisation').on(organisation_id),
      pgPolicy('own_security', { to: serviceRole, using: isOwn, withCheck: isOwn }),
    ]
  },
)
