import type { ImportItemStatus, ImportMode, ParsedCv } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { bigint, boolean, index, jsonb, pgPolicy, text, unique, uuid } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import { currentOrganisation, main, moment, ownOrganisation, serviceRole } from '../platform/schema.ts'

/** A stack of CVs that one recruiter is working through. */
export const cvImports = main.table(
  'cv_imports',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    account_id: ownerOf(),
    mode: text().$type<ImportMode>().notNull(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
  },
  ({ organisation_id, account_id, created_at }) => [
    index('cv_imports_of').on(account_id, desc(created_at)),
    ownOrganisation(organisation_id),
    // Outside every organisation, where only housekeeping runs: stacks older than two weeks may be deleted.
    pgPolicy('forgotten', {
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${created_at} < now() - interval '14 days'`,
      withCheck: sql`false`,
    }),
  ],
)

/** One CV of a stack. `parsed` is kept until the candidate is saved. */
export const cvImportItems = main.table(
  'cv_import_items',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    account_id: ownerOf(),
    import_id: uuid()
      .notNull()
      .references(() => cvImports.id, { onDelete: 'cascade' }),
    candidate_id: uuid().references(() => candidates.id, { onDelete: 'cascade' }),
    /** Chosen by the sender of the file: with the same key a second upload is the same CV. */
    creation_key: uuid(),
    file_name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    status: text().$type<ImportItemStatus>().notNull().default('waiting'),
    problem: text(),
    /** Whether a likely duplicate existed when the CV was read. */
    has_duplicates: boolean().notNull().default(false),
    parsed: jsonb().$type<ParsedCv>(),
    created_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    updated_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  ({ organisation_id, import_id, candidate_id, creation_key, status, created_at, id }) => [
    index('cv_import_items_of').on(import_id, created_at, id),
    unique('cv_import_items_creation').on(import_id, creation_key),
    index('cv_import_items_candidate').on(candidate_id),
    index('cv_import_items_unread')
      .on(created_at)
      .where(sql`${status} in ('waiting', 'reading')`),
    ownOrganisation(organisation_id),
    // Outside every organisation: a restart has to find the CVs that still have to be read.
    pgPolicy('unread', {
      for: 'select',
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${status} in ('waiting', 'reading')`,
    }),
  ],
)
