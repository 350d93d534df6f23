import type { CalendarEvent } from '@wervio/contracts'
import { desc, sql } from 'drizzle-orm'
import { boolean, index, integer, json, jsonb, pgPolicy, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { organisationOf, ownerOf } from '../accounts/table.ts'
import { currentFeed, currentSealKey, main, moment, ownOrganisation, serviceRole } from '../platform/schema.ts'

const now = () =>
  moment()
    .notNull()
    .default(sql`clock_timestamp()`)

/** Tokens of Microsoft of one account, sealed; `packages/microsoft` reads and writes them, for both services. */
export const microsoftConnections = main.table(
  'microsoft_connections',
  {
    account_id: ownerOf(),
    organisation_id: organisationOf(),
    kind: text().$type<'calendar' | 'teams'>().notNull(),
    sealed: text().notNull(),
    address: text().notNull(),
    name: text(),
    /** Null for tokens that can be renewed. */
    expires_at: moment(),
    auth_required: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    connected_at: now(),
  },
  ({ account_id, kind, organisation_id, sealed }) => [
    primaryKey({ columns: [account_id, kind] }),
    ownOrganisation(organisation_id),
    // For the housekeeping that seals them anew; what is sealed begins with the name of its key.
    pgPolicy('sealed_before', {
      for: 'select',
      to: serviceRole,
      using: sql`split_part(${sealed}, '.', 1) <> ${currentSealKey}`,
    }),
  ],
)

/** What was last read of an account's Microsoft calendar. */
export const calendarSyncs = main.table(
  'calendar_syncs',
  {
    account_id: ownerOf().primaryKey(),
    organisation_id: organisationOf(),
    /** The window that is stored. */
    from: moment().notNull(),
    to: moment().notNull(),
    /** Null while no reading succeeded. */
    refreshed_at: moment(),
    /** Why the last reading failed; null when it didn't. */
    failure: text().$type<SyncFailure>(),
    tried_at: now(),
  },
  ({ organisation_id }) => [ownOrganisation(organisation_id)],
)
export type SyncFailure = 'required' | 'forbidden' | 'throttled' | 'unavailable'

/** Calendars that were brought as a file. */
export const calendarFiles = main.table(
  'calendar_files',
  {
    id: uuid().primaryKey(),
    account_id: ownerOf(),
    organisation_id: organisationOf(),
    name: text().notNull(),
    imported_at: now(),
    events: integer().notNull(),
    skipped: jsonb().$type<{ subject: string; reason: string }[]>().notNull(),
    skipped_count: integer().notNull(),
  },
  ({ account_id, imported_at, organisation_id }) => [
    index('calendar_files_of').on(account_id, desc(imported_at)),
    ownOrganisation(organisation_id),
  ],
)

/** What an appointment says beside its times. */
export type EventContent = Omit<
  CalendarEvent,
  | 'id'
  | 'source'
  | 'calendar'
  | 'startDateTime'
  | 'endDateTime'
  | 'isAllDay'
  | 'participants'
  | 'meeting_id'
  | 'vacancy_id'
> & {
  attendees: { name: string | null; address: string; answer: string }[]
}

/** Appointments as they were last read. Whole days are stored from midnight to midnight in UTC. */
export const calendarEvents = main.table(
  'calendar_events',
  {
    account_id: ownerOf(),
    /** Of Graph, or of the file with the moment of the recurrence. */
    key: text().notNull(),
    organisation_id: organisationOf(),
    /** Null for Microsoft. */
    file_id: uuid().references(() => calendarFiles.id, { onDelete: 'cascade' }),
    starts: moment().notNull(),
    ends: moment().notNull(),
    is_all_day: boolean().notNull(),
    /** Not jsonb: it is only ever read whole. */
    content: json().$type<EventContent>().notNull(),
    /** What the agenda answers of it, as JSON; null where the version before wrote it (docs/decisions/0258). */
    answer: text(),
    /** Whom it names, as addresses are compared. */
    addresses: text().array(),
  },
  ({ account_id, key, starts, file_id, organisation_id }) => [
    primaryKey({ columns: [account_id, key] }),
    index('calendar_events_of').on(account_id, starts),
    index('calendar_events_file').on(file_id),
    ownOrganisation(organisation_id),
  ],
)

/** The secret address at which an account's planned meetings can be followed; the secret itself is nowhere stored. */
export const calendarFeeds = main.table(
  'calendar_feeds',
  {
    account_id: ownerOf().primaryKey(),
    organisation_id: organisationOf(),
    /** SHA-256 of the secret, in hexadecimal digits. */
    secret_hash: text().notNull().unique(),
    created_at: now(),
    /** Null while nobody read it. */
    last_read_at: moment(),
  },
  ({ secret_hash, organisation_id }) => [
    ownOrganisation(organisation_id),
    // Whoever knows the secret has no session: they find its own row alone, and change nothing.
    pgPolicy('by_secret', { for: 'select', to: serviceRole, using: sql`${secret_hash} = ${currentFeed}` }),
  ],
)

/** Meetings that were planned here, as far as the agenda shows them; a view of ai-service's. */
export const plannedMeetings = main
  .view('planned_meetings', {
    id: uuid().notNull(),
    account_id: uuid().notNull(),
    organisation_id: uuid().notNull(),
    subject: text().notNull(),
    starts: moment().notNull(),
    ends: moment().notNull(),
    /** `unfinished` until Microsoft answered: then it stands nowhere yet. */
    state: text().$type<'unfinished' | 'planned' | 'cancelled'>().notNull(),
    join_url: text(),
    /** Of the event in Graph. */
    event_id: text(),
    updated_at: moment().notNull(),
    vacancy_id: uuid(),
    attendees: text().array().notNull(),
    /** Of the account that planned it; null where nobody knows. */
    microsoft_address: text(),
  })
  .existing()
