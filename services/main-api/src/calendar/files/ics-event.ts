import type ICAL from 'ical.js'
import { contentOf, httpsAddress, plainLine } from '../events/event-row.ts'
import type { EventContent } from '../table.ts'

const ANSWERS: Record<string, string> = { ACCEPTED: 'accepted', TENTATIVE: 'tentative', DECLINED: 'declined' }

/** Where people meet online; other links in an appointment are no way to join it. */
const MEETING_HOSTS =
  /https:\/\/(?:teams\.microsoft\.com|teams\.live\.com|meet\.google\.com|[\w-]+\.zoom\.us|[\w-]+\.webex\.com)\/[^\s<>"']{1,1000}/i

const textOf = (property: ICAL.Property | null): string => {
  const value: unknown = property?.getFirstValue()
  return typeof value === 'string' ? value : ''
}

const attendeeOf = (property: ICAL.Property) => {
  const address = textOf(property).replace(/^mailto:/i, '')
  if (!address.includes('@')) return []
  const name: unknown = property.getFirstParameter('cn')
  const status: unknown = property.getFirstParameter('partstat')
  return [
    {
      name: typeof name === 'string' ? name : null,
      address,
      answer: ANSWERS[String(status).toUpperCase()] ?? 'none',
    },
  ]
}

/** What an appointment of a calendar file says beside its times. */
export const contentOfIcs = ({ component }: ICAL.Event, isRecurring: boolean): EventContent => {
  const text = (name: string): string => textOf(component.getFirstProperty(name))
  const attendees = component.getAllProperties('attendee').flatMap(attendeeOf)
  const places = ['x-microsoft-skypeteamsmeetingurl', 'x-google-conference', 'location', 'url', 'description']
  const joinUrl = places.map((place) => MEETING_HOSTS.exec(text(place))?.[0]).find((link) => link !== undefined)
  return contentOf({
    subject: plainLine(text('summary'), 500),
    isCancelled: text('status').toUpperCase() === 'CANCELLED',
    isPrivate: ['PRIVATE', 'CONFIDENTIAL'].includes(text('class').toUpperCase()),
    isRecurring,
    location: text('location') || null,
    attendees,
    attendeeCount: attendees.length,
    joinUrl: httpsAddress(joinUrl),
  })
}
