import type { Graph } from '@wervio/microsoft'
import { z } from 'zod'
import type { StoredMeeting } from '../store/stored-meeting.ts'

/** Appointments of one stretch of time that are looked through. */
const MOST_EVENTS = 5_000
const PAGE = 200
/** Days after the first try within which a form that was changed may have planned the meeting. */
const DAYS_AHEAD = 366
const DAY_MS = 86_400_000

const entry = z.object({ id: z.string().min(1), transactionId: z.string().nullish() })

/** When the event of a meeting is, should there be one; an earlier form may have said another time. */
const windowOf = ({ amended, scheduled_start, scheduled_end, created_at }: StoredMeeting): [Date, Date] =>
  amended
    ? [created_at, new Date(Math.max(created_at.getTime() + DAYS_AHEAD * DAY_MS, scheduled_end.getTime()))]
    : [scheduled_start, scheduled_end]

/**
 * The event that Graph made for a meeting whose answer got lost; null when it made none. It can't be searched by its
 * transaction id.
 */
export const findEvent = async (graph: Graph, meeting: StoredMeeting): Promise<string | null> => {
  const [from, to] = windowOf(meeting)
  const query = new URLSearchParams({
    startDateTime: from.toISOString(),
    endDateTime: to.toISOString(),
    $top: String(PAGE),
    $select: 'id,transactionId',
  })
  const entries = await graph.list(`/me/calendarView?${query.toString()}`, MOST_EVENTS)
  const events = entries.flatMap((listed) => entry.safeParse(listed).data ?? [])
  return events.find(({ transactionId }) => transactionId === meeting.meeting_id)?.id ?? null
}
