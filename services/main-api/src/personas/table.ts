import type { MadeBy, PersonaData } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { jsonb, uuid } from 'drizzle-orm/pg-core'
import { organisationOf } from '../accounts/table.ts'
import { main, moment, ownOrganisation } from '../platform/schema.ts'
import { vacancies } from '../vacancies/table.ts'

/** A vacancy has at most one persona. */
export const personas = main.table(
  'personas',
  {
    vacancy_id: uuid()
      .primaryKey()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    organisation_id: organisationOf(),
    data: jsonb().$type<PersonaData>().notNull(),
    made_by: jsonb().$type<MadeBy>(),
    warnings: jsonb().$type<string[]>().notNull(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
  },
  ({ organisation_id }) => [ownOrganisation(organisation_id)],
)
