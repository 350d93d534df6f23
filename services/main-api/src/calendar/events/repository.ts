import type { Connections } from '@wervio/microsoft'
import type { Recruiter } from '@wervio/service-kit'
import { and, asc, eq, exists, gt, isNull, lt, notExists, sql as fragment } from 'drizzle-orm'
import { candidates } from '../../candidates/table.ts'
import type { Database, Sql } from '../../platform/database.ts'
import { fold } from '../../platform/schema.ts'
import { calendarEvents, calendarFiles, calendarSyncs, plannedMeetings, type SyncFailure } from '../table.ts'
import { writtenColumns } from './event-answer.ts'
import { addressKey, type EventRow } from './event-row.ts'
import { listEvents, listOwnMeetings } from './list-events.ts'
import type { Window } from './window.ts'

/** Rows of one statement: 10 parameters each, and PostgreSQL takes 65,535. */
const BATCH = 1_000

/** Planned meetings of one window that the agenda shows. */
const MAX_MEETINGS = 500

const ofAccount = ({ accountId }: Recruiter) => eq(calendarEvents.account_id, accountId)
const ofMicrosoft = (recruiter: Recruiter) => and(ofAccount(recruiter), isNull(calendarEvents.file_id))

/** Stores rows of an account, of Microsoft without a file; one with a key that is there already is left out. */
export const insertEvents = async (
  sql: Sql,
  { accountId, organisationId }: Recruiter,
  rows: readonly EventRow[],
  file: { id: string; name: string } | null,
): Promise<void> => {
  for (let at = 0; at < rows.length; at += BATCH)
    await sql
      .insert(calendarEvents)
      .values(
        rows.slice(at, at + BATCH).map((row) => ({
          ...row,
          ...writtenColumns(row, file?.name ?? null),
          account_id: accountId,
          organisation_id: organisationId,
          file_id: file?.id ?? null,
        })),
      )
      .onConflictDoNothing()
}

/** The organisation's candidates with these mail addresses. */
const candidatesAt = (sql: Sql, { organisationId }: Recruiter, addresses: readonly string[]) =>
  sql
    .select({ id: candidates.id, name: candidates.name, email: candidates.email })
    .from(candidates)
    .where(
      and(
        eq(candidates.organisation_id, organisationId),
        fragment`${candidates.email_key} in (select left(${fold(fragment`address`)}, 200) from unnest(${fragment.param([...addresses])}::text[]) as address)`,
      ),
    )

/** Planned meetings of ours in a window that no appointment of Microsoft's calendar stands for. */
const listMeetings = (sql: Sql, { accountId }: Recruiter, { from, to }: Window) =>
  sql
    .select({
      id: plannedMeetings.id,
      subject: plannedMeetings.subject,
      starts: plannedMeetings.starts,
      ends: plannedMeetings.ends,
      attendees: plannedMeetings.attendees,
      join_url: plannedMeetings.join_url,
      vacancy_id: plannedMeetings.vacancy_id,
      microsoft_address: plannedMeetings.microsoft_address,
      updated_at: plannedMeetings.updated_at,
    })
    .from(plannedMeetings)
    .where(
      and(
        eq(plannedMeetings.account_id, accountId),
        eq(plannedMeetings.state, 'planned'),
        lt(plannedMeetings.starts, to.toISOString()),
        gt(plannedMeetings.ends, from.toISOString()),
        notExists(
          sql
            .select()
            .from(calendarEvents)
            .where(
              and(
                eq(calendarEvents.account_id, accountId),
                eq(calendarEvents.key, plannedMeetings.event_id),
                isNull(calendarEvents.file_id),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(plannedMeetings.starts), asc(plannedMeetings.id))
    .limit(MAX_MEETINGS)

/** Whether there is a calendar that was brought as a file, or a planned meeting of ours that isn't over. */
const sourcesOf = async (sql: Sql, { accountId }: Recruiter): Promise<{ hasFiles: boolean; hasMeetings: boolean }> => {
  const isComing = and(
    eq(plannedMeetings.account_id, accountId),
    eq(plannedMeetings.state, 'planned'),
    fragment`${plannedMeetings.ends} > clock_timestamp()`,
  )
  const [row] = await sql
    .select({
      files: exists(sql.select().from(calendarFiles).where(eq(calendarFiles.account_id, accountId))),
      meetings: exists(sql.select().from(plannedMeetings).where(isComing)),
    })
    .from(fragment`(values (1)) as one`)
  return { hasFiles: row?.files === true, hasMeetings: row?.meetings === true }
}

/** What is stored of an account's agenda. */
export const createEventRepository = (database: Database) => ({
  /**
   * A window of the agenda in one transaction: the appointments that touch it, by start, as they are answered, and the
   * planned meetings that they are; planned meetings that none of them is; the candidates who take part; and where it
   * all comes from.
   */
  read: (recruiter: Recruiter, window: Window, days: Window, connections: Pick<Connections, 'stateIn'> | null) =>
    database.asRecruiter(recruiter, async (sql) => {
      const [events, ownMeetings, meetings, syncs, connection, sources] = await Promise.all([
        listEvents(sql, recruiter, window, days),
        listOwnMeetings(sql, recruiter, window, days),
        listMeetings(sql, recruiter, window),
        sql.select().from(calendarSyncs).where(eq(calendarSyncs.account_id, recruiter.accountId)),
        connections?.stateIn(sql, recruiter, 'calendar') ?? null,
        sourcesOf(sql, recruiter),
      ])
      const addresses = new Set([
        ...events.flatMap((event) => event.addresses),
        ...meetings.flatMap(({ attendees }) => attendees.map(addressKey)),
      ])
      const people = addresses.size === 0 ? [] : await candidatesAt(sql, recruiter, [...addresses])
      return { events, ownMeetings, meetings, people, sync: syncs[0] ?? null, connection, ...sources }
    }),

  /** Whether planned meetings of ours are still to come. */
  hasMeetings: (recruiter: Recruiter): Promise<boolean> =>
    database.asRecruiter(recruiter, async (sql) => (await sourcesOf(sql, recruiter)).hasMeetings),

  /** Which window was last read, when, and why that failed; absent when none was. */
  lastReading: (recruiter: Recruiter) =>
    database.asRecruiter(recruiter, async (sql) => {
      const syncs = await sql.select().from(calendarSyncs).where(eq(calendarSyncs.account_id, recruiter.accountId))
      return syncs[0]
    }),

  /** Puts what Microsoft has in a window in the place of what was stored of it. */
  replace: (recruiter: Recruiter, { from, to }: Window, rows: readonly EventRow[]): Promise<void> =>
    database.asRecruiter(recruiter, async (sql) => {
      const moment = fragment`clock_timestamp()`
      const state = {
        from: from.toISOString(),
        to: to.toISOString(),
        failure: null,
        refreshed_at: moment,
        tried_at: moment,
      }
      await sql
        .insert(calendarSyncs)
        .values({ ...state, account_id: recruiter.accountId, organisation_id: recruiter.organisationId })
        .onConflictDoUpdate({ target: calendarSyncs.account_id, set: state })
      await sql.delete(calendarEvents).where(ofMicrosoft(recruiter))
      await insertEvents(sql, recruiter, rows, null)
    }),

  /** Notes that a reading failed; what was stored stays. */
  recordFailure: (recruiter: Recruiter, { from, to }: Window, failure: SyncFailure): Promise<void> =>
    database.asRecruiter(recruiter, async (sql) => {
      const state = { failure, tried_at: fragment`clock_timestamp()` }
      await sql
        .insert(calendarSyncs)
        .values({
          ...state,
          from: from.toISOString(),
          to: to.toISOString(),
          account_id: recruiter.accountId,
          organisation_id: recruiter.organisationId,
        })
        .onConflictDoUpdate({ target: calendarSyncs.account_id, set: state })
    }),

  /** Forgets what was read of Microsoft. */
  clear: (recruiter: Recruiter): Promise<void> =>
    database.asRecruiter(recruiter, async (sql) => {
      await sql.delete(calendarEvents).where(ofMicrosoft(recruiter))
      await sql.delete(calendarSyncs).where(eq(calendarSyncs.account_id, recruiter.accountId))
    }),
})

export type EventRepository = ReturnType<typeof createEventRepository>

/** What a reading of a window gives. */
export type StoredAgenda = Awaited<ReturnType<EventRepository['read']>>
