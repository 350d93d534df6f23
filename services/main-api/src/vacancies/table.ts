import { limits, type MadeBy, type VacancyStatus } from '@wervio/contracts'
import { desc, sql, type SQL } from 'drizzle-orm'
import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf, ownerOf } from '../accounts/table.ts'
import { fold, folded, main, moment, ownOrganisation } from '../platform/schema.ts'

/** Bounded, because a row of an index is: NFKD makes up to 18 letters of one. */
const sortKey = (words: SQL): SQL => sql`left(${fold(words)}, ${sql.raw(String(limits.shortText))})`

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
    description_at: moment()
      .notNull()
      .default(sql`now()`),
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
    created_at: moment()
      .notNull()
      .default(sql`now()`),
    updated_at: moment()
      .notNull()
      .default(sql`now()`),
    /** What a search looks in, a field a line, so that no word runs from one into the next. */
    search_text: folded().generatedAlwaysAs((): SQL =>
      fold(sql`title || E'\\n' || company || E'\\n' || location || E'\\n' || sector`),
    ),
    title_key: folded().generatedAlwaysAs((): SQL => sortKey(sql`title`)),
    company_key: folded().generatedAlwaysAs((): SQL => sortKey(sql`company`)),
  },
  ({ organisation_id, recruiter_id, creation_key, created_at, updated_at, title_key, company_key, status, id }) => [
    index('vacancies_newest').on(organisation_id, desc(created_at), desc(id)),
    index('vacancies_changed').on(organisation_id, desc(updated_at), desc(id)),
    index('vacancies_title').on(organisation_id, title_key, id),
    index('vacancies_company').on(organisation_id, company_key, id),
    index('vacancies_status').on(organisation_id, status),
    index('vacancies_recruiter').on(recruiter_id),
    unique('vacancies_creation_key').on(organisation_id, creation_key),
    ownOrganisation(organisation_id),
  ],
)
