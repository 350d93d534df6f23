import { randomUUID } from 'node:crypto'
import type { Account } from '../account.ts'

/** A moment as Graph writes it: local time with seven decimals, and the zone by Windows' or IANA's name. */
export type DateTimeTimeZone = { dateTime: string; timeZone: string }

/** An event as Graph lists it, as far as a recruiter's agenda needs it (`resources/event.md`). */
export type EventResource = {
  id: string
  iCalUId: string
  transactionId: string | null
  subject: string | null
  bodyPreview: string
  body: { contentType: 'html' | 'text'; content: string }
  sensitivity: 'normal' | 'personal' | 'private' | 'confidential'
  isAllDay: boolean
  isCancelled: boolean
  isOrganizer: boolean
  showAs: string
  type: 'singleInstance' | 'occurrence' | 'exception' | 'seriesMaster'
  seriesMasterId: string | null
  webLink: string
  onlineMeetingUrl: string | null
  isOnlineMeeting: boolean
  onlineMeetingProvider: string
  onlineMeeting: { joinUrl: string } | null
  start: DateTimeTimeZone
  /** Null only where a test takes it away. */
  end: DateTimeTimeZone | null
  location: { displayName: string }
  attendees: {
    type: string
    status: { response: string; time: string }
    emailAddress: { name: string; address: string }
  }[]
  organizer: { emailAddress: { name: string; address: string } } | null
}

/** Local time as Graph writes it. */
const graphTime = (instant: Date): string => `${instant.toISOString().slice(0, 19)}.0000000`

/** A whole event of an hour in UTC out of the fields that matter to a test. */
export const createEvent = (owner: Account, start: Date, fields: Partial<EventResource> = {}): EventResource => {
  const id = `AAMk${randomUUID().replaceAll('-', '')}=`
  return {
    id,
    iCalUId: randomUUID(),
    transactionId: null,
    subject: 'Overleg',
    bodyPreview: '',
    body: { contentType: 'html', content: '' },
    sensitivity: 'normal',
    isAllDay: false,
    isCancelled: false,
    isOrganizer: true,
    showAs: 'busy',
    type: 'singleInstance',
    seriesMasterId: null,
    webLink: `https://outlook.office365.com/owa/?itemid=${encodeURIComponent(id)}&exvsurl=1&path=/calendar/item`,
    onlineMeetingUrl: null,
    isOnlineMeeting: false,
    onlineMeetingProvider: 'unknown',
    onlineMeeting: null,
    start: { dateTime: graphTime(start), timeZone: 'UTC' },
    end: { dateTime: graphTime(new Date(start.getTime() + 3_600_000)), timeZone: 'UTC' },
    location: { displayName: '' },
    attendees: [],
    organizer: { emailAddress: { name: owner.name, address: owner.username } },
    ...fields,
  }
}
