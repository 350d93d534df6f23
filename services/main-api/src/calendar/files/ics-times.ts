import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { knownZone } from '../events/zones.ts'

/** The zones that the calendars of a file define themselves, by their name in it. */
export const ownZonesOf = (calendars: readonly ICAL.Component[]): Map<string, ICAL.Timezone> =>
  new Map(
    calendars
      .flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'))
      .flatMap((component) => {
        const zone = new ICAL.Timezone(component)
        return zone.tzid ? [[zone.tzid, zone] as const] : []
      }),
  )

const fieldsOf = ({ year, month, day, hour, minute, second }: ICAL.Time) => ({ year, month, day, hour, minute, second })

/**
 * The instant of a time of a calendar file. A zone counts by its IANA name, else as the file defines it, else by its
 * name in Windows or as Dutch time; a date is midnight in UTC, as whole days are stored.
 */
export const instantOf = (time: ICAL.Time, zoneName: string | null, ownZones: Map<string, ICAL.Timezone>): DateTime => {
  const fields = fieldsOf(time)
  if (time.isDate) return DateTime.fromObject({ ...fields, hour: 0, minute: 0, second: 0 }, { zone: 'utc' })
  if (time.zone.tzid === 'UTC') return DateTime.fromObject(fields, { zone: 'utc' })
  const timeInNamedZone = zoneName === null ? null : DateTime.fromObject(fields, { zone: zoneName })
  if (timeInNamedZone?.isValid) return timeInNamedZone
  const zoneOfFile = zoneName === null ? undefined : ownZones.get(zoneName)
  if (zoneOfFile) {
    const offset = zoneOfFile.utcOffset(time)
    return DateTime.fromObject(fields, { zone: 'utc' }).minus({ seconds: offset })
  }
  return DateTime.fromObject(fields, { zone: knownZone(zoneName ?? '') })
}
