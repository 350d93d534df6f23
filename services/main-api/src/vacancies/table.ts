import type { VacancyStatus } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { index, pgPolicy, text, uuid } from 'drizzle-orm/pg-core'
import { accounts, organisations } from '../accounts/table.ts'
import { currentOrganisation, main, moment, serviceRole } from '../platform/schema.ts'

const story = () => text().notNull().default('')

/** Columns carry the names of the wire, so that a row is an answer. */
export const vacancies = main.table(
  'vacancies',
  {
    id: uuid().primaryKey(),
    organisation_id: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    recruiter_id: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    company: story(),
    location: story(),
    salary: story(),
    hours: story(),
    description: story(),
    specific_tasks: story(),
    benefits: story(),
    soft_skills: story(),
    hard_skills: story(),
    sector: story(),
    core_activity: story(),
    history: story(),
    team_composition: story(),
    company_culture: story(),
    social_contribution: text(),
    mission_vision_values: text(),
    status: text().$type<VacancyStatus>().notNull(),
    thumbnail: text(),
    created_at: moment().notNull().default(sql`now()`),
    updated_at: moment().notNull().default(sql`now()`),
  },
  ({ organisation_id, recruiter_id, created_at, id }) => [
    index('vacancies_newest').on(organisation_id, desc(created_at), desc(id)),
    index('vacancies_recruiter').on(recruiter_id),
    pgPolicy('own_organisation', {
      to: serviceRole,
      using: sql`${organisation_id} = ${currentOrganisation}`,
      withCheck: sql`${organisation_id} = ${currentOrganisation}`,
    }),
  ],
)
