import { DateTime } from 'luxon'
import type { calendarEvents, EventContent } from '../table.ts'

/** An appointment as it is read, without whose it is. */
export type EventRow = Pick<typeof calendarEvents.$inferInsert, 'key' | 'starts' | 'ends' | 'is_all_day' | 'content'>

const MAX_SUBJECT = 500
const MAX_LOCATION = 300
/** People of an appointment that are stored; the count holds them all. */
export const MAX_ATTENDEES = 100

/** Text of somebody else's system on one line: no control characters, no half characters, at most `maximum` long. */
export const plainLine = (text: string | null | undefined, maximum: number): string =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maximum)
    .toWellFormed()

/** A mail address as addresses are compared. */
export const addressKey = (address: string): string => address.trim().toLowerCase()

/** An https address; null for anything else, `javascript:` above all. */
export const httpsAddress = (text: string | null | undefined): string | null => {
  if (!text || text.length > 2_000 || !URL.canParse(text)) return null
  const { protocol, href } = new URL(text)
  return protocol === 'https:' ? href : null
}

/** The content of an appointment, cut to what is stored. */
export const contentOf = (content: EventContent): EventContent => ({
  ...content,
  subject: plainLine(content.subject, MAX_SUBJECT),
  location: plainLine(content.location, MAX_LOCATION) || null,
  attendees: content.attendees.slice(0, MAX_ATTENDEES).map(({ name, address, answer }) => ({
    name: plainLine(name, MAX_LOCATION) || null,
    address: plainLine(address, MAX_LOCATION),
    answer,
  })),
})

/** Beginning and end in the order of time: an appointment never ends before it begins. */
export const timesOf = (starts: DateTime, ends: DateTime): { starts: string; ends: string } | null => {
  if (!starts.isValid || !ends.isValid) return null
  const [begin, end] = [starts.toUTC(), (ends < starts ? starts : ends).toUTC()]
  // What PostgreSQL and a calendar on a screen can't hold is no appointment.
  if (begin.year < 1970 || end.year > 9_000) return null
  return { starts: begin.toISO() ?? '', ends: end.toISO() ?? '' }
}
