import type { CalendarEvent } from '@wervio/contracts'

/** What Outlook writes as the place of a meeting in Teams, in several languages: no place at all. */
const TEAMS = /^(?:\p{L}+ )?Microsoft Teams(?:[- ]\p{L}+)?$/iu

/** Where an appointment is; '' when that is nowhere but behind its link. */
export const placeText = ({ location, joinUrl }: Pick<CalendarEvent, 'location' | 'joinUrl'>): string => {
  const place = location?.trim() ?? ''
  return joinUrl !== null && (place === joinUrl || TEAMS.test(place)) ? '' : place
}
