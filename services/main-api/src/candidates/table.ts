import type { Candidate, CandidateStatus } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { main, moment, ownOrganisation } from '../platform/schema.ts'

/** Columns carry the names of the wire, so that a row is an answer. */
export const candidates = main.table(
  'candidates',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    recruiter_id: ownerOf(),
    name: text().notNull(),
    photo: text(),
    title: text(),
    location: text(),
    skills: jsonb().$type<string[]>().notNull(),
    email: text(),
    phone: text(),
    linkedin: text(),
    notes: text(),
    cv_filename: text(),
    experience: jsonb().$type<Candidate['experience']>().notNull(),
    status: text().$type<CandidateStatus>().notNull().default('nieuw'),
    created_at: moment().notNull().default(sql`now()`),
    updated_at: moment().notNull().default(sql`now()`),
  },
  ({ organisation_id, created_at, id }) => [index('candidates_newest').on(organisation_id, desc(created_at), desc(id)), ownOrganisation(organisation_id)],
)
