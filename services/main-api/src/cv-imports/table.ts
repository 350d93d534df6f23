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
    // Outside every organisation, where only housekeeping is: what was begun two weeks ago goes.
    pgPolicy('forgotten', {
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${created_at} < now() - interval '14 days'`,
      withCheck: sql`false`,
    }),
  ],
)

/** One CV of a stack. What was read is kept until it is a candidate, who then has it. */
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
    /** Of the file, chosen by whoever sends it: sent again, it is this CV. */
    creation_key: uuid(),
    file_name: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    status: text().$type<ImportItemStatus>().notNull().default('waiting'),
    problem: text(),
    /** Whether somebody like this was there when it was read. */
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
    // Outside every organisation: what still has to be read, so that a restart finds it.
    pgPolicy('unread', {
      for: 'select',
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${status} in ('waiting', 'reading')`,
    }),
  ],
)
