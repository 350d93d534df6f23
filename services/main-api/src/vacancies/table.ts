import { type ClientMention, limits, type MadeBy, type VacancyStatus } from '@wervio/contracts'
import { desc, sql, type SQL } from 'drizzle-orm'
import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf, ownerOf } from '../accounts/table.ts'
import { fold, foldedText, lexemes, main, moment, ownOrganisation } from '../platform/schema.ts'

/** Limited, because an index row is limited: NFKD makes up to 18 letters of one. */
const sortKey = (words: SQL): SQL => sql`left(${fold(words)}, ${sql.raw(String(limits.shortText))})`

/** The searched fields, each on its own line, so that no word spans two fields. */
const searchedFields = sql`title || E'\\n' || company || E'\\n' || location || E'\\n' || sector`

/** Their words; of more letters than this the rest is found by what is typed exactly alone. */
const searchedWords = sql`main.word_list(${searchedFields}, 4000)`

const longText = () => text().notNull().default('')

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
    company: longText(),
    client: longText(),
    client_mention: text().$type<ClientMention>().notNull().default('described'),
    location: longText(),
    salary: longText(),
    hours: longText(),
    description: longText(),
    description_made_by: jsonb().$type<MadeBy>(),
    description_version: integer().notNull().default(0),
    description_at: moment()
      .notNull()
      .default(sql`now()`),
    description_by: doneBy(),
    specific_tasks: longText(),
    benefits: longText(),
    soft_skills: longText(),
    hard_skills: longText(),
    sector: longText(),
    core_activity: longText(),
    history: longText(),
    team_composition: longText(),
    company_culture: longText(),
    social_contribution: text(),
    mission_vision_values: text(),
    status: text().$type<VacancyStatus>().notNull(),
    thumbnail: text(),
    /** When it was put in the archive, which no list, count or choice shows. */
    archived_at: moment(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
    updated_at: moment()
      .notNull()
      .default(sql`now()`),
    search_text: foldedText().generatedAlwaysAs((): SQL => fold(searchedFields)),
    /** For words that are one letter off, as `slipsOf` asks for them. */
    near_words: lexemes().generatedAlwaysAs(
      (): SQL => sql`array_to_tsvector(${searchedWords} || main.blanked(${searchedWords}))`,
    ),
    title_key: foldedText().generatedAlwaysAs((): SQL => sortKey(sql`title`)),
    company_key: foldedText().generatedAlwaysAs((): SQL => sortKey(sql`company`)),
  },
  ({
    organisation_id,
    recruiter_id,
    creation_key,
    created_at,
    updated_at,
    archived_at,
    title_key,
    company_key,
    status,
    id,
  }) => [
    index('vacancies_newest').on(organisation_id, desc(created_at), desc(id)),
    index('vacancies_changed').on(organisation_id, desc(updated_at), desc(id)),
    index('vacancies_title').on(organisation_id, title_key, id),
    index('vacancies_company').on(organisation_id, company_key, id),
    index('vacancies_status').on(organisation_id, status, archived_at),
    index('vacancies_recruiter').on(recruiter_id),
    unique('vacancies_creation_key').on(organisation_id, creation_key),
    ownOrganisation(organisation_id),
  ],
)
