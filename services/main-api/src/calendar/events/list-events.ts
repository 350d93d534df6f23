import type { Recruiter } from '@wervio/service-kit'
import { and, eq, exists, gt, gte, isNull, lt, or, sql as fragment, type SQL } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import { calendarEvents, plannedMeetings } from '../table.ts'
import type { OwnMeeting } from './event-answer.ts'
import type { Window } from './window.ts'
import { writeAnswers } from './write-answers.ts'

/** Where an appointment stands in time: milliseconds since 1970, or the date of one that takes whole days. */
export type EventPlace = number | string

/** An appointment as the agenda answers it, and whom it names. */
export type ListedEvent = { key: string; place: EventPlace; answer: string; addresses: string[] }

/** Both texts have a line for each appointment. */
type Row = { unwritten: number; keys: string[]; places: EventPlace[]; answers: string; addresses: string }

/** Stands between the addresses of a line; no address has a control character. */
const SEPARATOR = 31

/** One that takes no time at all stands where it begins. */
const touches = ({ from, to }: Window): SQL | undefined =>
  and(
    lt(calendarEvents.starts, to.toISOString()),
    or(gt(calendarEvents.ends, from.toISOString()), gte(calendarEvents.starts, from.toISOString())),
  )

/** The appointments of an account that touch a window, and those of whole days that touch its days. */
const isShown = ({ accountId }: Recruiter, window: Window, days: Window): SQL | undefined =>
  and(
    eq(calendarEvents.account_id, accountId),
    or(
      and(eq(calendarEvents.is_all_day, false), touches(window)),
      and(eq(calendarEvents.is_all_day, true), touches(days)),
    ),
  )

const addressesIn = (line: string): string[] => (line === '' ? [] : line.split(String.fromCodePoint(SEPARATOR)))

/** Null where some were stored without their answer. */
const listWritten = async (sql: Sql, condition: SQL | undefined): Promise<ListedEvent[] | null> => {
  const { key, starts, ends, is_all_day, answer, addresses } = calendarEvents
  // No join: how many appointments somebody has, the planner doesn't know.
  const { rows } = await sql.execute<Row>(fragment`
    select (count(*) filter (where answer is null))::int as unwritten,
      coalesce(json_agg(key), '[]') as keys,
      coalesce(json_agg(place), '[]') as places,
      coalesce(string_agg(answer, chr(10)), '') as answers,
      coalesce(string_agg(array_to_string(addresses, chr(${SEPARATOR}::int)), chr(10)), '') as addresses
    from (
      select ${key}, ${answer}, ${addresses},
        case when ${is_all_day} then to_json((${starts} at time zone 'UTC')::date)
          else to_json((extract(epoch from ${starts}) * 1000)::bigint) end as place
      from ${calendarEvents} where ${condition} order by ${starts}, ${ends}, ${key}
    ) as shown`)
  const [row] = rows
  if (!row) throw new Error('a list of appointments without a row')
  if (row.unwritten > 0) return null
  const { keys, places } = row
  const [answers, addressLines] = [row.answers.split('\n'), row.addresses.split('\n')]
  return keys.map((eventKey, index) => ({
    key: eventKey,
    place: places[index] ?? 0,
    answer: answers[index] ?? '',
    addresses: addressesIn(addressLines[index] ?? ''),
  }))
}

/**
 * The appointments that touch a window, by start, as the agenda answers them. PostgreSQL gives the stored answers as
 * one text (docs/decisions/0258).
 */
export const listEvents = async (
  sql: Sql,
  recruiter: Recruiter,
  window: Window,
  days: Window,
): Promise<ListedEvent[]> => {
  const condition = isShown(recruiter, window, days)
  const events = await listWritten(sql, condition)
  if (events) return events
  await writeAnswers(sql, recruiter)
  const writtenEvents = await listWritten(sql, condition)
  if (!writtenEvents) throw new Error('appointments whose answer can not be written')
  return writtenEvents
}

/** The planned meetings of ours that appointments of Microsoft's calendar are, by the key of the appointment. */
export const listOwnMeetings = async (
  sql: Sql,
  recruiter: Recruiter,
  window: Window,
  days: Window,
): Promise<Map<string, OwnMeeting>> => {
  const { id, vacancy_id: vacancyId, event_id: eventId, account_id } = plannedMeetings
  const event = sql
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.key, eventId), isNull(calendarEvents.file_id), isShown(recruiter, window, days)))
    // Keeps it a question for each meeting, by the primary key.
    .offset(0)
  const rows = await sql
    .select({ id, vacancyId, eventId })
    .from(plannedMeetings)
    .where(and(eq(account_id, recruiter.accountId), exists(event)))
  return new Map(rows.flatMap(({ eventId: eventKey, ...meeting }) => (eventKey === null ? [] : [[eventKey, meeting]])))
}
