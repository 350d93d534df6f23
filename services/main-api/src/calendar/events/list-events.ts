import type { Recruiter } from '@wervio/service-kit'
import { and, eq, gt, gte, isNull, lt, or, sql as fragment, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'
import { calendarEvents, calendarFiles, plannedMeetings, type EventContent } from '../table.ts'
import type { Window } from './window.ts'

/** An appointment with the name of its file, and the planned meeting of ours that it is. */
export type StoredEvent = {
  key: string
  starts: string
  ends: string
  is_all_day: boolean
  content: EventContent
  calendar: string | null
  meeting_id: string | null
  vacancy_id: string | null
}

/** The same without names, in this order. */
type EventFields = [
  key: string,
  starts: string,
  ends: string,
  is_all_day: boolean,
  content: EventContent,
  calendar: string | null,
  meeting_id: string | null,
  vacancy_id: string | null,
]

/** A moment as JSON writes one without a zone; `to_char` takes three times as long. */
const inUtc = (moment: SQLWrapper): SQL => fragment`${moment} at time zone 'UTC'`

/** The same as our responses write it: with milliseconds, which JSON leaves out where they are zero. */
const momentFrom = (text: string): string => `${(text.includes('.') ? text : `${text}.`).padEnd(23, '0')}Z`

/** One that takes no time at all stands where it begins. */
const touches = ({ from, to }: Window): SQL | undefined =>
  and(
    lt(calendarEvents.starts, to.toISOString()),
    or(gt(calendarEvents.ends, from.toISOString()), gte(calendarEvents.starts, from.toISOString())),
  )

/**
 * The appointments that touch a window, by start. PostgreSQL gives them as one value: for 2,000 rows, reading each
 * field by itself took more of this process than all the rest of the answer (docs/decisions/0192).
 */
export const listEvents = async (
  sql: Sql,
  { accountId }: Recruiter,
  window: Window,
  days: Window,
): Promise<StoredEvent[]> => {
  const { key, starts, ends, is_all_day, content, account_id, file_id } = calendarEvents
  const fields = fragment`json_build_array(${key}, ${inUtc(starts)}, ${inUtc(ends)}, ${is_all_day}, ${content},
    ${calendarFiles.name}, ${plannedMeetings.id}, ${plannedMeetings.vacancy_id})`
  const [row] = await sql
    .select({
      events: fragment<EventFields[]>`coalesce(json_agg(${fields} order by ${starts}, ${ends}, ${key}), '[]'::json)`,
    })
    .from(calendarEvents)
    .leftJoin(calendarFiles, eq(calendarFiles.id, file_id))
    .leftJoin(
      plannedMeetings,
      and(eq(plannedMeetings.account_id, account_id), eq(plannedMeetings.event_id, key), isNull(file_id)),
    )
    .where(
      and(
        eq(account_id, accountId),
        or(and(eq(is_all_day, false), touches(window)), and(eq(is_all_day, true), touches(days))),
      ),
    )
  return (row?.events ?? []).map(
    ([eventKey, begin, end, isAllDay, eventContent, calendar, meetingId, vacancyId]): StoredEvent => ({
      key: eventKey,
      starts: momentFrom(begin),
      ends: momentFrom(end),
      is_all_day: isAllDay,
      content: eventContent,
      calendar,
      meeting_id: meetingId,
      vacancy_id: vacancyId,
    }),
  )
}
