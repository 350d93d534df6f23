import { desc, sql } from 'drizzle-orm'
import { bigint, index, pgPolicy, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import { cvImportItems } from '../cv-imports/table.ts'
import { currentOrganisation, main, moment, ownOrganisation, serviceRole } from '../platform/schema.ts'
import { vacancies } from '../vacancies/table.ts'

/** The description of a file; its bytes are in the blob store under `blob_key`. */
export const files = main.table(
  'files',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    recruiter_id: ownerOf(),
    vacancy_id: uuid().references(() => vacancies.id, { onDelete: 'cascade' }),
    candidate_id: uuid().references((): AnyPgColumn => candidates.id, { onDelete: 'cascade' }),
    /** The item of a stack, for a CV that isn't saved as a candidate yet. */
    import_item_id: uuid().references((): AnyPgColumn => cvImportItems.id, { onDelete: 'cascade' }),
    /**
     * A `cv` without a candidate was uploaded before its candidate was made; a `portrait` is the recruiter's own photo.
     */
    kind: text().$type<'attachment' | 'thumbnail' | 'cv' | 'photo' | 'import' | 'portrait'>().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    blob_key: text().notNull().unique(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
    /** When it was deleted; it can be restored for a day. */
    deleted_at: moment(),
  },
  ({ organisation_id, recruiter_id, vacancy_id, candidate_id, import_item_id, kind, name, created_at, deleted_at }) => [
    index('files_of_vacancy').on(vacancy_id, desc(created_at)),
    index('files_of_candidate').on(candidate_id),
    index('files_of_import').on(import_item_id),
    // A new candidate claims an uploaded CV by its name.
    uniqueIndex('files_unclaimed_cv')
      .on(recruiter_id, name)
      .where(sql`${kind} = 'cv' and ${candidate_id} is null and ${deleted_at} is null`),
    uniqueIndex('files_portrait')
      .on(recruiter_id)
      .where(sql`${kind} = 'portrait'`),
    index('files_deleted').on(deleted_at),
    ownOrganisation(organisation_id),
    // Outside every organisation, where only housekeeping runs: files that can no longer be restored, and CVs without a
    // candidate after a day, may be deleted.
    pgPolicy('expired', {
      to: serviceRole,
      using: sql`${currentOrganisation} is null and (${deleted_at} < now() - interval '1 day' or (${kind} = 'cv' and ${candidate_id} is null and ${created_at} < now() - interval '1 day'))`,
      withCheck: sql`false`,
    }),
  ],
)

/**
 * Keys of blobs without a file: of uploads that have no row yet, and of deleted files, which a trigger adds, so that
 * cascading deletes reach the blob store too.
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
