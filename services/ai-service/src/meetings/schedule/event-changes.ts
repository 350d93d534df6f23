import { z } from 'zod'
import { markedEvent } from './event-words.ts'
import type { MeetingContent } from './meeting-content.ts'

const moment = z.object({ dateTime: z.string(), timeZone: z.string().nullish() })

/** An event as Graph holds it, as far as we write it. */
export const heldEvent = markedEvent.extend({
  subject: z.string().nullish(),
  start: moment.nullish(),
  end: moment.nullish(),
  attendees: z.array(z.object({ emailAddress: z.object({ address: z.string().nullish() }).nullish() })).nullish(),
  body: z.object({ content: z.string() }),
})
type HeldEvent = z.output<typeof heldEvent>

/** In UTC: Graph doesn't know every IANA name, and in autumn a local time means two instants. */
export const timeOf = (instant: Date) => ({ dateTime: instant.toISOString().slice(0, 19), timeZone: 'UTC' })

export const attendeesOf = (addresses: readonly string[]) =>
  addresses.map((address) => ({ emailAddress: { address }, type: 'required' }))

type Time = ReturnType<typeof timeOf>
/** What of an event becomes another, beside our text in its body. */
export type EventChanges = { subject?: string; start?: Time; end?: Time; attendees?: ReturnType<typeof attendeesOf> }

/** What of an event differs between two contents, beside our text. */
export const eventChanges = (before: MeetingContent, after: MeetingContent): EventChanges => ({
  ...(before.subject !== after.subject && { subject: after.subject }),
  ...((before.starts.getTime() !== after.starts.getTime() || before.ends.getTime() !== after.ends.getTime()) && {
    start: timeOf(after.starts),
    end: timeOf(after.ends),
  }),
  ...(before.attendees.join() !== after.attendees.join() && { attendees: attendeesOf(after.attendees) }),
})

/** Everything that an event says, for one that may have been made with an earlier form. */
export const allChanges = (content: MeetingContent): EventChanges => ({
  subject: content.subject,
  start: timeOf(content.starts),
  end: timeOf(content.ends),
  attendees: attendeesOf(content.attendees),
})

/** Graph writes seven decimals. */
const isAt = (current: HeldEvent['start'], { dateTime, timeZone }: Time): boolean =>
  current?.dateTime.slice(0, dateTime.length) === dateTime && current.timeZone === timeZone

const addressesIn = (attendees: HeldEvent['attendees']): string =>
  (attendees ?? [])
    .map(({ emailAddress }) => emailAddress?.address?.toLowerCase() ?? '')
    .toSorted()
    .join()

/** Whether an event says all of a change already. */
export const hasChanges = (current: HeldEvent, { subject, start, end, attendees }: EventChanges): boolean =>
  (subject === undefined || current.subject === subject) &&
  (start === undefined || isAt(current.start, start)) &&
  (end === undefined || isAt(current.end, end)) &&
  (attendees === undefined || addressesIn(current.attendees) === addressesIn(attendees))
