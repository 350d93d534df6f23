import ICAL from 'ical.js'
import { plainLine } from '../events/event-row.ts'
import type { plannedMeetings } from '../table.ts'

/** A planned meeting, as far as a feed names it. */
export type FeedMeeting = Pick<
  typeof plannedMeetings.$inferSelect,
  'id' | 'subject' | 'starts' | 'ends' | 'state' | 'join_url' | 'updated_at'
>

// The library doesn't count the space in front of a folded line; a line has 75 bytes at most (RFC 5545, 3.1).
ICAL.foldLength = 74

/** How often a calendar may ask again. */
const INTERVAL = 'PT1H'

const utc = (moment: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(moment), true)

const eventOf = ({ id, subject, starts, ends, state, join_url, updated_at }: FeedMeeting): ICAL.Component => {
  const event = new ICAL.Component('vevent')
  const add = (name: string, value: string | ICAL.Time): unknown => event.addPropertyWithValue(name, value)
  add('uid', `${id}@wervio`)
  // Not the moment of reading: the same meetings have to be the same text.
  add('dtstamp', utc(updated_at))
  add('last-modified', utc(updated_at))
  add('dtstart', utc(starts))
  add('dtend', utc(ends))
  add('summary', plainLine(subject, 500))
  add('status', state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED')
  if (join_url !== null && state !== 'cancelled') {
    add('url', join_url)
    add('location', join_url)
  }
  return event
}

/**
 * Planned meetings as a calendar (RFC 5545), times in UTC. What a meeting is called, when it is and how to join it:
 * whoever follows a calendar may be a third party, so neither the people who take part nor the description stand in it.
 */
export const writeFeed = (meetings: readonly FeedMeeting[]): string => {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Wervio//Geplande gesprekken//NL')
  calendar.addPropertyWithValue('method', 'PUBLISH')
  calendar.addPropertyWithValue('x-wr-calname', 'Wervio')
  calendar.addPropertyWithValue('x-published-ttl', INTERVAL)
  const interval = new ICAL.Property('refresh-interval')
  interval.resetType('duration')
  interval.setValue(ICAL.Duration.fromString(INTERVAL))
  calendar.addProperty(interval)
  for (const meeting of meetings) calendar.addSubcomponent(eventOf(meeting))
  return `${calendar.toString()}\r\n`
}
