import type { Recruiter } from '@wervio/service-kit'
import { and, eq, gt, gte, lt, or, sql as fragment, type SQL } from 'drizzle-orm'
import { candidates } from '../../candidates/table.ts'
import type { Sql } from '../../platform/database.ts'
import { fold } from '../../platform/schema.ts'
import { calendarEvents, plannedMeetings } from '../table.ts'
import { linkedAnswer, type KnownPerson, type OwnMeeting } from './event-answer.ts'
import type { Window } from './window.ts'
import { writeAnswers } from './write-answers.ts'

/** Where an appointment stands in time: milliseconds since 1970, or the date of one that takes whole days. */
export type EventPlace = number | string

/** An appointment as the agenda answers it. */
export type ListedEvent = { place: EventPlace; answer: string }

/** An appointment that is a meeting of ours or names candidates: which one of the list, counted from 1. */
type LinkedRow = [
  number: number,
  answer: string,
  people: [address: string, email: string, id: string, name: string][] | null,
  meetingId: string | null,
  vacancyId: string | null,
]
type Row = { unwritten: number; places: EventPlace[]; answers: string; linked: LinkedRow[] }

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

const linkedOf = ([, answer, people, meetingId, vacancyId]: LinkedRow): string => {
  const knownPeople = (people ?? []).map(([address, email, id, name]): KnownPerson => ({ address, email, id, name }))
  const meeting: OwnMeeting | null = meetingId === null ? null : { id: meetingId, vacancyId }
  return linkedAnswer(answer, knownPeople, meeting)
}

/** Null where some were stored without their answer. */
const listWritten = async (
  sql: Sql,
  recruiter: Recruiter,
  window: Window,
  days: Window,
): Promise<ListedEvent[] | null> => {
  const { key, starts, ends, is_all_day, file_id, answer, addresses } = calendarEvents
  const { rows } = await sql.execute<Row>(fragment`
    with shown as materialized (
      select ${key}, ${file_id}, ${answer}, ${addresses},
        row_number() over (order by ${starts}, ${ends}, ${key})::int as number,
        case when ${is_all_day} then to_json((${starts} at time zone 'UTC')::date)
          else to_json((extract(epoch from ${starts}) * 1000)::bigint) end as place
      from ${calendarEvents} where ${isShown(recruiter, window, days)}
    ), person as (
      select wanted.address, candidate.*
      from (select distinct unnest(addresses) as address from shown) wanted
      cross join lateral (
        select ${candidates.email}, ${candidates.id}, ${candidates.name} from ${candidates}
        where ${candidates.organisation_id} = ${recruiter.organisationId}::uuid
          and ${candidates.email_key} = left(${fold(fragment`wanted.address`)}, 200)
        -- By the index, one address at a time: how many there are can't be estimated.
        offset 0
      ) candidate
    ), invited as (
      select shown.number, json_agg(json_build_array(person.address, person.email, person.id, person.name)) as people
      from shown cross join unnest(shown.addresses) as attendee (address) join person using (address)
      group by shown.number
    ), meeting as (
      select distinct on (shown.number) shown.number, ${plannedMeetings.id}, ${plannedMeetings.vacancy_id}
      from shown join ${plannedMeetings} on ${plannedMeetings.account_id} = ${recruiter.accountId}::uuid
        and ${plannedMeetings.event_id} = shown.key and shown.file_id is null
    )
    select (count(*) filter (where shown.answer is null))::int as unwritten,
      coalesce(json_agg(shown.place order by shown.number), '[]') as places,
      coalesce(string_agg(shown.answer, chr(10) order by shown.number)
        filter (where invited.people is null and meeting.id is null), '') as answers,
      coalesce(json_agg(json_build_array(shown.number, shown.answer, invited.people, meeting.id, meeting.vacancy_id)
        order by shown.number) filter (where invited.people is not null or meeting.id is not null), '[]') as linked
    from shown left join invited using (number) left join meeting using (number)`)
  const [row] = rows
  if (!row) throw new Error('a list of appointments without a row')
  if (row.unwritten > 0) return null
  const linked = new Map(row.linked.map((fields) => [fields[0], linkedOf(fields)]))
  const others = row.answers.split('\n')[Symbol.iterator]()
  return row.places.map((place, index) => ({
    place,
    answer: linked.get(index + 1) ?? others.next().value ?? '',
  }))
}

/**
 * The appointments that touch a window, by start, as the agenda answers them. PostgreSQL gives the stored answers as
 * one text, a line each; those alone are taken apart that are a meeting of ours or name a candidate
 * (docs/decisions/0258).
 */
export const listEvents = async (
  sql: Sql,
  recruiter: Recruiter,
  window: Window,
  days: Window,
): Promise<ListedEvent[]> => {
  const events = await listWritten(sql, recruiter, window, days)
  if (events) return events
  await writeAnswers(sql, recruiter)
  const writtenEvents = await listWritten(sql, recruiter, window, days)
  if (!writtenEvents) throw new Error('appointments whose answer can not be written')
  return writtenEvents
}
