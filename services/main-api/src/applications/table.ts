import type { ApplicationOutcome } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { index, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf } from '../accounts/table.ts'
import { candidates } from '../candidates/table.ts'
import { main, moment, ownOrganisation } from '../platform/schema.ts'
import { vacancies } from '../vacancies/table.ts'

const progress = () => ({
  stage: integer().notNull(),
  outcome: text().$type<ApplicationOutcome>().notNull(),
  reason: text(),
})

/** A candidate in the pipeline of a vacancy. */
export const applications = main.table(
  'applications',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    vacancy_id: uuid()
      .notNull()
      .references(() => vacancies.id, { onDelete: 'cascade' }),
    candidate_id: uuid()
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    ...progress(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
    updated_at: moment()
      .notNull()
      .default(sql`now()`),
    /** Since when it has its outcome, null while it is open; a trigger keeps it. */
    ended_at: moment(),
  },
  ({ organisation_id, vacancy_id, candidate_id, outcome, updated_at, ended_at, id }) => [
    unique('applications_candidate').on(vacancy_id, candidate_id),
    index('applications_newest').on(vacancy_id, desc(updated_at), desc(id)),
    index('applications_by_candidate').on(candidate_id),
    index('applications_open')
      .on(organisation_id, updated_at, id)
      .where(sql`${outcome} = 'open'`),
    index('applications_ended').on(organisation_id, ended_at),
    ownOrganisation(organisation_id),
  ],
)

/** The history of an application; a row holds the state after one step. */
export const applicationEvents = main.table(
  'application_events',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    application_id: uuid()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    ...progress(),
    by: doneBy(),
    at: moment()
      .notNull()
      .default(sql`now()`),
  },
  ({ organisation_id, application_id, stage, at }) => [
    index('application_events_of').on(application_id, at),
    index('application_events_in_stage').on(organisation_id, stage, at),
    ownOrganisation(organisation_id),
  ],
)
