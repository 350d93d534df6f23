import { DateTime } from 'luxon'

/** A stretch of time, the end exclusive. */
export type Window = { from: Date; to: Date }

/** Days of Microsoft's calendar that are stored before and after today. */
const DAYS_BEFORE = 1
const DAYS_AFTER = 35
/** Days from today within which a stored window may grow to hold what was asked for. */
const REACH = 366

const DAY = 86_400_000

/** Whether a zone is one that can be computed with. */
export const isZone = (zone: string): boolean => DateTime.utc().setZone(zone).isValid

/** The days that somebody looks at: from the beginning of `from`, today when absent, in their zone. */
export const askedWindow = (from: string | undefined, days: number, zone: string, now: Date): Window => {
  const first = (from === undefined ? DateTime.fromJSDate(now, { zone }) : DateTime.fromISO(from, { zone })).startOf(
    'day',
  )
  return { from: first.toJSDate(), to: first.plus({ days }).toJSDate() }
}

/** The same days as whole days are stored: from midnight to midnight in UTC. */
export const wholeDays = ({ from, to }: Window, zone: string): Window => {
  const inUtc = (moment: Date) =>
    DateTime.fromJSDate(moment, { zone }).setZone('utc', { keepLocalTime: true }).toJSDate()
  return { from: inUtc(from), to: inUtc(to) }
}

/** The window to read of Microsoft, so that what is asked for and the coming weeks are stored. */
export const storedWindow = ({ from, to }: Window, now: Date): Window => {
  const usual = { from: new Date(now.getTime() - DAYS_BEFORE * DAY), to: new Date(now.getTime() + DAYS_AFTER * DAY) }
  const isNear = Math.abs(from.getTime() - now.getTime()) < REACH * DAY
  if (!isNear) return { from, to }
  return {
    from: new Date(Math.min(from.getTime(), usual.from.getTime())),
    to: new Date(Math.max(to.getTime(), usual.to.getTime())),
  }
}

/** Whether one window holds another. */
export const covers = (outer: Window, inner: Window): boolean => outer.from <= inner.from && outer.to >= inner.to

/** Whether two windows are the same. */
export const isSame = (one: Window, other: Window): boolean => covers(one, other) && covers(other, one)
