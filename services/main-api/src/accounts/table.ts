import type { Role } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { index, pgPolicy, text, uuid } from 'drizzle-orm/pg-core'
import { currentIdentity, currentOrganisation, main, moment, serviceRole } from '../platform/schema.ts'

export const organisations = main.table(
  'organisations',
  {
    id: uuid().primaryKey(),
    /** Empty until an owner gives one. */
    name: text().notNull().default(''),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
  },
  ({ id }) => [
    pgPolicy('own_organisation', {
      to: serviceRole,
      using: sql`${id} = ${currentOrganisation}`,
      withCheck: sql`${id} = ${currentOrganisation}`,
    }),
  ],
)

/** Rows elsewhere refer to `id`, never to `provider_uid`: a provider's account can be lost and made again. */
export const accounts = main.table(
  'accounts',
  {
    id: uuid().primaryKey(),
    organisation_id: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    provider_uid: text().notNull().unique(),
    email: text().notNull(),
    display_name: text(),
    /** Sign-ins up to this moment are over, those that stand in `sessions` excepted. */
    signed_out_before: moment(),
    role: text().$type<Role>().notNull(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
    /** When they came to their organisation by an invitation; null for whoever founded it. */
    joined_at: moment(),
  },
  ({ organisation_id, provider_uid }) => [
    index('accounts_organisation').on(organisation_id),
    pgPolicy('own_account_and_colleagues', {
      to: serviceRole,
      using: sql`${organisation_id} = ${currentOrganisation} or ${provider_uid} = ${currentIdentity}`,
      withCheck: sql`${organisation_id} = ${currentOrganisation}`,
    }),
  ],
)

/** The organisation a row belongs to; deleting it deletes the row. */
export const organisationOf = () =>
  uuid()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' })

/** The account a row belongs to; deleting it deletes the row. */
export const ownerOf = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** The account that did something; the row stays when the account is deleted. */
export const doneBy = () => uuid().references(() => accounts.id, { onDelete: 'set null' })
