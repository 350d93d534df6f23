import { sql } from 'drizzle-orm'
import { primaryKey, text } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { main, moment, ownOrganisation } from '../platform/schema.ts'

/** Cards that a recruiter put away. A key names a rule and what it speaks of, never a person. */
export const hiddenCards = main.table(
  'hidden_cards',
  {
    account_id: ownerOf(),
    key: text().notNull(),
    organisation_id: organisationOf(),
    /** Null: until the recruiter brings it back. */
    until: moment(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  ({ account_id, key, organisation_id }) => [
    primaryKey({ columns: [account_id, key] }),
    ownOrganisation(organisation_id),
  ],
)
