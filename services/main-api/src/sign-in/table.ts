import { sql } from 'drizzle-orm'
import { index, pgPolicy, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { currentSignIn, main, moment, ownOrganisation, serviceRole } from '../platform/schema.ts'

/** Accounts of Google and Microsoft that sign in to an account of ours: one of each, and each to one account. */
export const linkedIdentities = main.table(
  'linked_identities',
  {
    provider: text().notNull(),
    /** What the provider never gives to somebody else: Google's `sub`, Microsoft's tenant and object id. */
    subject: text().notNull(),
    account_id: ownerOf(),
    organisation_id: organisationOf(),
    /** As whom they sign in there, to show to themselves; never to find an account by. */
    address: text(),
    linked_at: moment()
      .notNull()
      .default(sql`now()`),
  },
  ({ provider, subject, account_id, organisation_id }) => [
    primaryKey({ name: 'linked_identities_pkey', columns: [provider, subject] }),
    uniqueIndex('linked_identities_account').on(account_id, provider),
    index('linked_identities_organisation').on(organisation_id),
    ownOrganisation(organisation_id),
    pgPolicy('proven_identity', {
      for: 'select',
      to: serviceRole,
      using: sql`${provider} || ' ' || ${subject} = ${currentSignIn}`,
    }),
  ],
)
