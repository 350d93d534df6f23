import { sql } from 'drizzle-orm'
import { index, pgPolicy, text } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { currentFeed, main, moment, ownOrganisation, serviceRole } from '../platform/schema.ts'

/** Recovery codes of accounts with a second factor. */
export const recoveryCodes = main.table(
  'recovery_codes',
  {
    /** HMAC-SHA-256 of the code, in hexadecimal digits. */
    code_hash: text().primaryKey(),
    account_id: ownerOf(),
    organisation_id: organisationOf(),
    created_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    /** Null while it can be used. */
    used_at: moment(),
  },
  ({ code_hash, account_id, organisation_id }) => [
    index('recovery_codes_account').on(account_id),
    index('recovery_codes_organisation').on(organisation_id),
    ownOrganisation(organisation_id),
    // Whoever signs in has no session yet: they find the row of their own code alone, and change nothing.
    pgPolicy('by_secret', { for: 'select', to: serviceRole, using: sql`${code_hash} = ${currentFeed}` }),
  ],
)
