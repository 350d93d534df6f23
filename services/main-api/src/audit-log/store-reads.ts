import type { StoreReads } from '@wervio/service-kit'
import { sql as fragment } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'

/** Stores what people looked at. Only the function of migration 0080 may. */
export const storeReadsIn =
  (database: Pick<Database, 'asAuditor'>): StoreReads =>
  (organisationId, entries) =>
    database.asAuditor(organisationId, (sql) =>
      sql.execute(fragment`select main.note_reads(${JSON.stringify(entries)}::jsonb)`),
    )
