import type { MadeBy, PublicationOrigin, VacancyStatus } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf, ownerOf } from '../accounts/table.ts'
import { main, moment, ownOrganisation } from '../platform/schema.ts'

const story = () => text().notNull().default('')

/** Columns carry the names of the wire, so that a row is an answer. */
export const vacancies = main.table(
  'vacancies',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    recruiter_id: ownerOf(),
    /** The caller's key for one act of saving. */
    creation_key: uuid(),
    title: text().notNull(),
    company: story(),
    location: story(),
    salary: story(),
    hours: story(),
    description: story(),
    description_made_by: jsonb().$type<MadeBy>(),
    description_version: integer().notNull().default(0),
    description_at: moment().notNull().default(sql`now()`),
    description_by: doneBy(),
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
  ({ organisation_id, recruiter_id, creation_key, created_at, id }) => [
    index('vacancies_newest').on(organisation_id, desc(created_at), desc(id)),
    index('vacancies_recruiter').on(recruiter_id),
    unique('vacancies_creation_key').on(organisation_id, creation_key),
    ownOrganisation(organisation_id),
  ],
)

/** What the publication text of a vacancy was; the newest row is what it is. */
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
    created_at: moment().notNull().default(sql`now()`),
  },
  ({ organisation_id, vacancy_id, version }) => [index('publication_versions_newest').on(vacancy_id, desc(version)), ownOrganisation(organisation_id)],
)
