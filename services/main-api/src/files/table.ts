import { desc, sql } from 'drizzle-orm'
import { bigint, index, pgPolicy, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import { cvImportItems } from '../cv-imports/table.ts'
import { currentOrganisation, main, moment, ownOrganisation, serviceRole } from '../platform/schema.ts'
import { vacancies } from '../vacancies/table.ts'

/** What is known of a file; its bytes are in the blob store under `blob_key`. */
export const files = main.table(
  'files',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    recruiter_id: ownerOf(),
    vacancy_id: uuid().references(() => vacancies.id, { onDelete: 'cascade' }),
    candidate_id: uuid().references((): AnyPgColumn => candidates.id, { onDelete: 'cascade' }),
    /** The CV of a stack that nobody confirmed yet. */
    import_item_id: uuid().references((): AnyPgColumn => cvImportItems.id, { onDelete: 'cascade' }),
    /** A `cv` without a candidate was uploaded for one who is still to be made. */
    kind: text().$type<'attachment' | 'thumbnail' | 'cv' | 'photo' | 'import'>().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    blob_key: text().notNull().unique(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
    /** Gone for everybody, and restorable for a day. */
    deleted_at: moment(),
  },
  ({ organisation_id, recruiter_id, vacancy_id, candidate_id, import_item_id, kind, name, created_at, deleted_at }) => [
    index('files_of_vacancy').on(vacancy_id, desc(created_at)),
    index('files_of_candidate').on(candidate_id),
    index('files_of_import').on(import_item_id),
    // What a recruiter uploaded is claimed by its name.
    uniqueIndex('files_unclaimed_cv')
      .on(recruiter_id, name)
      .where(sql`${kind} = 'cv' and ${candidate_id} is null and ${deleted_at} is null`),
    index('files_deleted').on(deleted_at),
    ownOrganisation(organisation_id),
    // Outside every organisation, where only housekeeping is, what can no longer be restored may be cleared away, and a CV
    // that no candidate came for.
    pgPolicy('expired', {
      to: serviceRole,
      using: sql`${currentOrganisation} is null and (${deleted_at} < now() - interval '1 day' or (${kind} = 'cv' and ${candidate_id} is null and ${created_at} < now() - interval '1 day'))`,
      withCheck: sql`false`,
    }),
  ],
)

/**
 * Keys of blobs without a file: of an upload until its row is there, and by a trigger of a file that is gone, however it
 * went; a cascade reaches the blob store this way.
 */
export const orphanedBlobs = main.table(
  'orphaned_blobs',
  {
    blob_key: text().primaryKey(),
    at: moment()
      .notNull()
      .default(sql`now()`),
  },
  () => [pgPolicy('service', { to: serviceRole, using: sql`true`, withCheck: sql`true` })],
)
