import { sql } from 'drizzle-orm'
import { index, jsonb, pgPolicy, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ErasedRows } from '../accounts/erasure/erase-organisation.ts'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import {
  currentIdentity,
  currentOrganisation,
  isDemoHousekeeping,
  main,
  moment,
  serviceRole,
} from '../platform/schema.ts'

const housekeeping = () =>
  pgPolicy('housekeeping', { to: serviceRole, using: isDemoHousekeeping, withCheck: isDemoHousekeeping })

/** Demos of visitors without an account; one that was kept has no row any more. */
export const demos = main.table(
  'demos',
  {
    organisation_id: organisationOf().primaryKey(),
    account_id: ownerOf(),
    provider_uid: text().notNull(),
    started_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    ends_at: moment().notNull(),
    /** When the last of the sample data was there. */
    filled_at: moment(),
  },
  ({ organisation_id, account_id, provider_uid, ends_at }) => [
    uniqueIndex('demos_account').on(account_id),
    index('demos_ending').on(ends_at),
    housekeeping(),
    pgPolicy('own_demo', {
      for: 'select',
      to: serviceRole,
      using: sql`${organisation_id} = ${currentOrganisation} or ${provider_uid} = ${currentIdentity}`,
    }),
  ],
)

/** The proof that a demo was erased, without a word of what was in it. */
export const demoEndings = main.table(
  'demo_endings',
  {
    id: uuid().primaryKey(),
    organisation: uuid().notNull(),
    started_at: moment().notNull(),
    ended_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    items: jsonb().$type<ErasedRows[]>().notNull(),
    /** The anonymous identity, until the provider has deleted it too. */
    identity_left: text(),
  },
  ({ ended_at, identity_left }) => [
    index('demo_endings_left')
      .on(ended_at)
      .where(sql`${identity_left} is not null`),
    housekeeping(),
  ],
)
