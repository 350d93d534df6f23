import { DateTime } from 'luxon'
import { z } from 'zod'
import { knownZone } from '../events/zones.ts'
import { contentOf, httpsAddress, timesOf, type EventRow } from '../events/event-row.ts'

const dateTimeTimeZone = z.object({ dateTime: z.string(), timeZone: z.string().nullish() })

/**
 * An event of Graph (`resources/event.md`), as far as the agenda shows it. Whatever may be missing is allowed to be.
 */
const graphEvent = z.object({
  id: z.string().min(1).max(1_000),
  subject: z.string().nullish(),
  start: dateTimeTimeZone,
  end: dateTimeTimeZone.nullish(),
  isAllDay: z.boolean().nullish(),
  isCancelled: z.boolean().nullish(),
  sensitivity: z.string().nullish(),
  type: z.string().nullish(),
  location: z.object({ displayName: z.string().nullish() }).nullish(),
  attendees: z
    .array(
      z.object({
        emailAddress: z.object({ name: z.string().nullish(), address: z.string().nullish() }).nullish(),
        status: z.object({ response: z.string().nullish() }).nullish(),
      }),
    )
    .nullish(),
  onlineMeeting: z.object({ joinUrl: z.string().nullish() }).nullish(),
  onlineMeetingUrl: z.string().nullish(),
})
type GraphEvent = z.output<typeof graphEvent>

/** The fields to ask Graph for. */
export const GRAPH_FIELDS = Object.keys(graphEvent.shape).join(',')

const ANSWERS: Record<string, string> = {
  accepted: 'accepted',
  tentativelyAccepted: 'tentative',
  declined: 'declined',
  organizer: 'organizer',
}

/** Graph writes local times with seven decimals. Asked for UTC it answers in UTC; another zone is read too. */
const instantOf = ({ dateTime, timeZone }: z.output<typeof dateTimeTimeZone>): DateTime =>
  DateTime.fromISO(dateTime.slice(0, 19), { zone: knownZone(timeZone ?? 'UTC') })

const attendeesOf = ({ attendees }: GraphEvent) =>
  (attendees ?? []).flatMap(({ emailAddress, status }) =>
    emailAddress?.address
      ? [
          {
            name: emailAddress.name ?? null,
            address: emailAddress.address,
            answer: ANSWERS[status?.response ?? ''] ?? 'none',
          },
        ]
      : [],
  )

/** The row of an event; null for one without an id or without times that can be read. */
export const rowOfGraphEvent = (entry: unknown): EventRow | null => {
  const parsed = graphEvent.safeParse(entry)
  if (!parsed.success) return null
  const event = parsed.data
  const isAllDay = event.isAllDay ?? false
  const starts = isAllDay ? instantOf({ ...event.start, timeZone: 'UTC' }).startOf('day') : instantOf(event.start)
  const givenEnd = event.end ? instantOf(isAllDay ? { ...event.end, timeZone: 'UTC' } : event.end) : starts
  const ends = isAllDay && givenEnd <= starts ? starts.plus({ days: 1 }) : givenEnd
  const times = timesOf(starts, ends)
  if (!times) return null
  const attendees = attendeesOf(event)
  return {
    key: event.id,
    ...times,
    is_all_day: isAllDay,
    content: contentOf({
      subject: event.subject ?? '',
      isCancelled: event.isCancelled ?? false,
      isPrivate: event.sensitivity === 'private' || event.sensitivity === 'confidential',
      isRecurring: event.type === 'occurrence' || event.type === 'exception' || event.type === 'seriesMaster',
      location: event.location?.displayName ?? null,
      attendees,
      attendeeCount: attendees.length,
      joinUrl: httpsAddress(event.onlineMeeting?.joinUrl ?? event.onlineMeetingUrl),
    }),
  }
}
