import type { DecisionLineKind, ShownMatch } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { index, integer, jsonb, text, uniqueIndex, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import { main, moment, ownOrganisation } from '../platform/schema.ts'
import { vacancies } from '../vacancies/table.ts'

/**
 * What recruiters decided about candidates for vacancies. A row is written once; only a merge gives it another
 * candidate.
 */
export const matchDecisions = main.table(
  'match_decisions',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    vacancy_id: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    by: doneBy(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    kind: text().$type<DecisionLineKind>().notNull(),
    /** Null for a candidate who wasn't in the procedure. */
    from_stage: integer(),
    to_stage: integer().notNull(),
    reason: text().notNull(),
    /** The decision that this line takes back. */
    undoes: uuid().references((): AnyPgColumn => matchDecisions.id, { onDelete: 'cascade' }),
    /** The score and the requirements as they were shown; null without a score. */
    shown: jsonb().$type<ShownMatch>(),
  },
  ({ organisation_id, vacancy_id, candidate_id, undoes, at, id }) => [
    index('match_decisions_newest').on(vacancy_id, desc(at), desc(id)),
    index('match_decisions_of_candidate').on(candidate_id),
    uniqueIndex('match_decisions_undone_once').on(undoes),
    ownOrganisation(organisation_id),
  ],
)
