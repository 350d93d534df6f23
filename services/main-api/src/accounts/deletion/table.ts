import { sql } from 'drizzle-orm'
import { jsonb, pgPolicy, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { currentIdentity, isDeletion, main, moment, serviceRole } from '../../platform/schema.ts'
import type { ErasedRows, TableRows } from '../erasure/erase-organisation.ts'

/** The proof that an account was erased, alone or with its organisation, without a word of what was in it. */
export const accountDeletions = main.table(
  'account_deletions',
  {
    id: uuid().primaryKey(),
    organisation: uuid().notNull(),
    erased_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    items: jsonb().$type<ErasedRows[]>().notNull(),
    /** What a colleague took over. */
    handed_over: jsonb().$type<TableRows[]>().notNull().default([]),
    /** The identity, until the provider has deleted it too. */
    identity_left: text(),
  },
  ({ identity_left }) => [
    uniqueIndex('account_deletions_left')
      .on(identity_left)
      .where(sql`${identity_left} is not null`),
    pgPolicy('deletions', { to: serviceRole, using: isDeletion, withCheck: isDeletion }),
    pgPolicy('own_identity', { for: 'select', to: serviceRole, using: sql`${identity_left} = ${currentIdentity}` }),
  ],
)
