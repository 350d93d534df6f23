import type { MadeBy, PublicationOrigin } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf } from '../accounts/table.ts'
import { main, moment, ownOrganisation } from '../platform/schema.ts'
import { vacancies } from '../vacancies/table.ts'

/** The versions of a vacancy's publication text; the newest row is the current text. */
export const publicationVersions = main.table(
  'publication_versions',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    vacancy_id: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    origin: text().$type<PublicationOrigin>().notNull(),
    html: text().notNull(),
    words: integer().notNull(),
    session: uuid(),
    made_by: jsonb().$type<MadeBy>(),
    created_by: doneBy(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
  },
  ({ organisation_id, vacancy_id, version }) => [
    index('publication_versions_newest').on(vacancy_id, desc(version)),
    ownOrganisation(organisation_id),
  ],
)
