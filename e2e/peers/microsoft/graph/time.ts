import type { DateTimeTimeZone } from './event.ts'

/** Windows' names that the tests use, beside IANA's. */
const WINDOWS: Record<string, string> = {
  'W. Europe Standard Time': 'Europe/Amsterdam',
  'Pacific Standard Time': 'America/Los_Angeles',
  'GMT Standard Time': 'Europe/London',
}

const zoneOf = (name: string): string => WINDOWS[name] ?? name

const partsIn = (zone: string, instant: number): number => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** The instant of a local time, in milliseconds; NaN for one that is absent or can't be read. */
export const instantOf = (moment: DateTimeTimeZone | null): number => {
  if (!moment) return Number.NaN
  const { dateTime, timeZone } = moment
  const asUtc = Date.parse(`${dateTime.slice(0, 19)}Z`)
  const zone = zoneOf(timeZone)
  if (zone === 'UTC' || Number.isNaN(asUtc)) return asUtc
  const guess = asUtc - (partsIn(zone, asUtc) - asUtc)
  return guess - (partsIn(zone, guess) - asUtc)
}

/** The same instant in another zone, as `Prefer: outlook.timezone` asks; whole days stay as they are. */
export const inZone = (moment: DateTimeTimeZone | null, zone: string, allDay: boolean): DateTimeTimeZone | null => {
  if (!moment || allDay || moment.timeZone === zone || Number.isNaN(instantOf(moment))) return moment
  const local = new Date(partsIn(zoneOf(zone), instantOf(moment))).toISOString().slice(0, 19)
  return { dateTime: `${local}.0000000`, timeZone: zone }
}
