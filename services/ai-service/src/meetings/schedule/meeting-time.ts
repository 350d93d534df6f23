import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { DateTime, IANAZone } from 'luxon'

export const DEFAULT_ZONE = 'Europe/Amsterdam'
/** Minutes. */
export const DEFAULT_DURATION = 60
/** No calendar plans further ahead, and PostgreSQL's years have four digits here. */
const MOST_YEARS_AHEAD = 10

const LOCAL = "yyyy-MM-dd'T'HH:mm:ss"

/** Refuses one field, with the text that stands beside it. */
export const refuseField = (path: string, message: string): ServiceError =>
  new ServiceError('validation_failed', { message, extra: { fields: [{ path, message }] } })

/** What an instant is called in a zone, as a form sends it. */
export const localTime = (instant: Date, zone: string): string => DateTime.fromJSDate(instant, { zone }).toFormat(LOCAL)

/** Throws `validation_failed` for a name that is no zone. */
export const zoneOf = (name: string): string => {
  if (!IANAZone.isValidZone(name)) throw refuseField('timeZone', messages.meetingZoneUnknown)
  return name
}

/**
 * The instant of a local time. A time that the clock shows twice is the first of both. Throws `validation_failed` for
 * one that it skips, for a day that isn't there, and for a day before today in that zone.
 */
export const startOf = (local: string, zone: string, now: Date): Date => {
  const parsed = DateTime.fromISO(local, { zone })
  // ISO's '24:00' is the next day, which nobody chose.
  if (!parsed.isValid || local.includes('T24')) throw refuseField('startTime', messages.meetingTimeRefused)
  const wanted = local.length === LOCAL.replaceAll("'", '').length ? local : `${local}:00`
  // Luxon moves a time that the clock skips.
  if (parsed.toFormat(LOCAL) !== wanted) throw refuseField('startTime', messages.meetingTimeMissing)
  const start = DateTime.min(...parsed.getPossibleOffsets()) ?? parsed
  const today = DateTime.fromJSDate(now, { zone }).startOf('day')
  if (start < today) throw refuseField('startTime', messages.meetingInPast)
  if (start > today.plus({ years: MOST_YEARS_AHEAD })) throw refuseField('startTime', messages.meetingTooFar)
  return start.toJSDate()
}

/** Minutes between two moments. */
export const minutesBetween = (starts: Date, ends: Date): number => (ends.getTime() - starts.getTime()) / 60_000

/** The end of a meeting. */
export const endOf = (starts: Date, minutes: number): Date => new Date(starts.getTime() + minutes * 60_000)
