import { localTimeZone, localDay } from '@wervio/ui'
import { addDays, startOf, type Day } from '../../agenda/week/days.ts'

/** The zone of most recruiters here, which goes without saying. */
const USUAL_ZONE = 'Europe/Amsterdam'

/** The recruiter's zone as a text, where it isn't the usual one. */
export const unusualZone = (): string | null => {
  const zone = localTimeZone()
  return zone === USUAL_ZONE ? null : zone.replaceAll('_', ' ')
}

/** '09:05', on the recruiter's clock. */
export const timeOf = (date: Date): string =>
  `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`

/** The moment of a day and a time on the recruiter's clock; null where the clock skips that time. */
export const momentAt = (day: Day, time: string): Date | null => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const date = startOf(day)
  date.setHours(hours, minutes)
  return localDay(date) === day && timeOf(date) === time ? date : null
}

/** Whole hours between which a meeting mostly begins. */
const FIRST_HOUR = 9
const LAST_HOUR = 17

/** The first whole hour of a working day that is still to come: today, else tomorrow. */
export const nextHour = (now: Date): { date: Day; time: string } => {
  const next = new Date(now)
  next.setHours(Math.max(now.getHours() + 1, FIRST_HOUR), 0, 0, 0)
  return localDay(next) === localDay(now) && next.getHours() <= LAST_HOUR
    ? { date: localDay(next), time: timeOf(next) }
    : { date: addDays(localDay(now), 1), time: `${String(FIRST_HOUR).padStart(2, '0')}:00` }
}
