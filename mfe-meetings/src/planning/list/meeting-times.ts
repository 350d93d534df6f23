import type { Meeting } from '@wervio/contracts'
import { clock, weekDayName } from '@wervio/ui'
import { timeText } from '../../agenda/events/event-times.ts'

/** 'dinsdag 24 november om 10:00'. */
export const whenOf = ({ scheduled_start }: Meeting): string =>
  `${weekDayName(new Date(scheduled_start))} om ${clock(scheduled_start)}`

/** '10:00–11:00', with the days when it ends on another. */
export const hoursOf = ({ scheduled_start, scheduled_end }: Meeting): string =>
  timeText({ startDateTime: scheduled_start, endDateTime: scheduled_end, isAllDay: false })

/** Whether a meeting is over. */
export const isOver = ({ scheduled_end }: Meeting, now: Date): boolean => new Date(scheduled_end) <= now

/** What is still to come, the first one first, and what was, the last one first. */
export const byTime = (meetings: readonly Meeting[], now: Date): { coming: Meeting[]; past: Meeting[] } => {
  // A meeting that ended between two pages stands on both.
  const once = [...new Map(meetings.map((meeting) => [meeting.meeting_id, meeting])).values()]
  const sorted = once.toSorted((a, b) => Date.parse(a.scheduled_start) - Date.parse(b.scheduled_start))
  return {
    coming: sorted.filter((meeting) => !isOver(meeting, now)),
    past: sorted.filter((meeting) => isOver(meeting, now)).toReversed(),
  }
}

/** Whether a meeting can still be moved or cancelled: it is planned, and not over. */
export const canBeChanged = (meeting: Meeting, now: Date): boolean =>
  meeting.state !== 'cancelled' && meeting.state !== 'unfinished' && !isOver(meeting, now)
