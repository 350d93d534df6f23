import type {
  CandidateSource,
  CandidateStatus,
  CvEvidence,
  Education,
  ErasureReport,
  Job,
  MadeBy,
  RetentionBasis,
  SensitiveKind,
  SpokenLanguage,
  TimelineKind,
} from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgPolicy, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { doneBy, organisationOf, ownerOf } from '../accounts/table.ts'
import { currentOrganisation, main, moment, ownOrganisation, serviceRole } from '../platform/schema.ts'
import { searchColumns } from './search/columns.ts'

const list = <T>() => jsonb().$type<T[]>().notNull().default([])

/** Who changed what by hand and when, by path; `by` is an account. */
export type StoredEdits = Record<string, { by: string; at: string }>

/** Columns carry the names of the wire, so that a row is an answer. */
export const candidates = main.table(
  'candidates',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    recruiter_id: ownerOf(),
    /** The caller's key for one act of saving. */
    creation_key: uuid(),
    name: text().notNull(),
    photo: text(),
    title: text(),
    location: text(),
    skills: jsonb().$type<string[]>().notNull(),
    email: text(),
    phone: text(),
    linkedin: text(),
    /**
     * The texts of all notes, newest first, divided by a line of U+001F: for search, and for the newest one as `notes`.
     */
    note_texts: text(),
    cv_filename: text(),
    /** Whether a file of kind `cv` is the candidate's; kept with it in one transaction. */
    has_cv: boolean().notNull().default(false),
    /** Text of the CV without sensitive data; never part of a list. */
    cv_text: text(),
    summary: text(),
    experience: jsonb().$type<Job[]>().notNull(),
    education: list<Education>(),
    languages: list<SpokenLanguage>(),
    certificates: list<string>(),
    driving_licences: list<string>(),
    availability: text(),
    notice_period: text(),
    salary_wish: text(),
    hours: text(),
    evidence: jsonb().$type<CvEvidence>(),
    /** By path: who changed it by hand. */
    edits: jsonb().$type<StoredEdits>().notNull().default({}),
    /** Only which kinds the CV holds, never what it says. */
    sensitive: list<{ kind: SensitiveKind }>(),
    made_by: jsonb().$type<MadeBy>(),
    source: text().$type<CandidateSource>().notNull().default('manual'),
    retention: text().$type<RetentionBasis>().notNull().default('four_weeks'),
    retain_until: date({ mode: 'string' })
      .notNull()
      .default(sql`current_date + 28`),
    status: text().$type<CandidateStatus>().notNull().default('nieuw'),
    /** When a recruiter chose the status; null while it follows the procedures. */
    status_chosen_at: moment(),
    created_at: moment()
      .notNull()
      .default(sql`now()`),
    updated_at: moment()
      .notNull()
      .default(sql`now()`),
    ...searchColumns(),
  },
  ({
    organisation_id,
    recruiter_id,
    creation_key,
    created_at,
    updated_at,
    status,
    retain_until,
    name_key,
    location_key,
    email_key,
    phone_key,
    search,
    id,
    has_cv,
  }) => [
    // With what counts read, so that the index alone answers them.
    index('candidates_newest_counted').on(organisation_id, desc(created_at), desc(id), status, has_cv),
    index('candidates_changed').on(organisation_id, desc(updated_at), desc(id)),
    index('candidates_name').on(organisation_id, name_key, id),
    index('candidates_status').on(organisation_id, status, desc(created_at), desc(id)),
    index('candidates_location').on(organisation_id, location_key),
    index('candidates_email').on(organisation_id, email_key),
    index('candidates_phone').on(organisation_id, phone_key),
    index('candidates_term').on(organisation_id, retain_until),
    // Without fastupdate: a search would otherwise read what was saved last one by one.
    index('candidates_search').using('gin', search).with({ fastupdate: false }),
    unique('candidates_creation').on(recruiter_id, creation_key),
    ownOrganisation(organisation_id),
  ],
)

const candidateOf = () =>
  uuid()
    .notNull()
    .references(() => candidates.id, { onDelete: 'cascade' })

/** Events of a candidate, without those of their applications, which have a history of their own. */
export const candidateEvents = main.table(
  'candidate_events',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    candidate_id: candidateOf(),
    by: doneBy(),
    kind: text().$type<TimelineKind>().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  ({ organisation_id, candidate_id, at }) => [
    index('candidate_events_of').on(candidate_id, desc(at)),
    ownOrganisation(organisation_id),
  ],
)

/**
 * Notes about candidates. Whoever writes one locks the candidate and brings `note_texts` up to date in the same
 * transaction.
 */
export const candidateNotes = main.table(
  'candidate_notes',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    candidate_id: candidateOf(),
    by: doneBy(),
    /** The caller's key for one act of writing. */
    creation_key: uuid(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    created_at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
    edited_at: moment(),
    /** When it was deleted; it can be restored for a day. */
    deleted_at: moment(),
  },
  ({ organisation_id, candidate_id, by, creation_key, created_at, deleted_at }) => [
    index('candidate_notes_of').on(candidate_id, desc(created_at)),
    index('candidate_notes_deleted').on(deleted_at),
    unique('candidate_notes_creation').on(by, creation_key),
    ownOrganisation(organisation_id),
    // Outside every organisation, where only housekeeping runs: notes that can no longer be restored may be deleted.
    pgPolicy('expired', {
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${deleted_at} < now() - interval '1 day'`,
      withCheck: sql`false`,
    }),
  ],
)

/** Each recruiter's own list of candidates to come back to. */
export const shortlists = main.table(
  'shortlists',
  {
    organisation_id: organisationOf(),
    account_id: ownerOf(),
    candidate_id: candidateOf(),
    at: moment()
      .notNull()
      .default(sql`now()`),
  },
  ({ organisation_id, account_id, candidate_id }) => [
    primaryKey({ columns: [account_id, candidate_id] }),
    index('shortlists_of_candidate').on(candidate_id),
    ownOrganisation(organisation_id),
  ],
)

/** Two candidates before their merge, for as long as it can be undone. */
export const candidateMerges = main.table(
  'candidate_merges',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    candidate_id: candidateOf(),
    other_id: uuid().notNull(),
    before: jsonb().notNull(),
    /** Hash of the remaining candidate's applications right after the merge. */
    standing: text().notNull(),
    /** The moment of the transaction, equal to the candidate's `updated_at` until somebody changes the candidate. */
    merged_at: moment()
      .notNull()
      .default(sql`now()`),
  },
  ({ organisation_id, candidate_id, other_id, merged_at }) => [
    index('candidate_merges_of').on(candidate_id, desc(merged_at)),
    index('candidate_merges_other').on(other_id),
    index('candidate_merges_at').on(merged_at),
    ownOrganisation(organisation_id),
    // Outside every organisation, where only housekeeping runs: merges that can no longer be undone may be deleted.
    pgPolicy('expired', {
      to: serviceRole,
      using: sql`${currentOrganisation} is null and ${merged_at} < now() - interval '1 hour'`,
      withCheck: sql`false`,
    }),
  ],
)

/** Proof that a candidate was erased; the id refers to nobody any more. */
export const erasures = main.table(
  'erasures',
  {
    id: uuid().primaryKey(),
    organisation_id: organisationOf(),
    candidate_id: uuid().notNull(),
    by: doneBy(),
    items: jsonb().$type<ErasureReport['items']>().notNull(),
    at: moment()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  ({ organisation_id, at }) => [
    index('erasures_newest').on(organisation_id, desc(at)),
    ownOrganisation(organisation_id),
  ],
)
