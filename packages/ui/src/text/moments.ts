import { dayOfMonthText, shortDayOfMonthText, weekDayNameWithYear } from './calendar-days.ts'
import { lazily } from './lazily.ts'

const dutch = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat('nl-NL', options))

const time = dutch({ timeStyle: 'short' })
const dayOfAnyYear = dutch({ day: 'numeric', month: 'short', year: 'numeric' })
const day = dutch({ dateStyle: 'long' })
const moment = dutch({ dateStyle: 'long', timeStyle: 'short' })
const shortMomentOfYear = dutch({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const shortMomentOfAnyYear = dutch({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const DAY_MS = 86_400_000

const isThisYear = (date: Date): boolean => date.getFullYear() === new Date().getFullYear()

/** Days since a moment, by the calendar; 0 or less for today. In UTC, where every day has 24 hours. */
const daysAgo = (date: Date): number => {
  const dayOf = (each: Date) => Date.UTC(each.getFullYear(), each.getMonth(), each.getDate()) / DAY_MS
  return dayOf(new Date()) - dayOf(date)
}

// Each function below takes an ISO moment.

/** '14:03'. */
export const clock = (iso: string): string => time().format(new Date(iso))

/** A day in few letters, '3 nov'; with its year when that isn't this one. */
export const shortDay = (iso: string): string => {
  const date = new Date(iso)
  return isThisYear(date) ? shortDayOfMonthText(date) : dayOfAnyYear().format(date)
}

/** '3 nov 2026', whatever the year. */
export const shortDayWithYear = (iso: string): string => dayOfAnyYear().format(new Date(iso))

/** '3 november 2026'. */
export const exactDay = (iso: string): string => day().format(new Date(iso))

/** '3 november 2026 om 14:05'. */
export const exactMoment = (iso: string): string => moment().format(new Date(iso))

/** '3 nov, 14:05'. */
export const shortMoment = (iso: string): string => shortMomentOfYear().format(new Date(iso))

/** '3 nov 2026, 14:05'. */
export const shortMomentWithYear = (iso: string): string => shortMomentOfAnyYear().format(new Date(iso))

/** 'Vandaag', 'Gisteren' or the day in full, 'dinsdag 3 november 2026'. */
export const dayName = (iso: string): string => {
  const date = new Date(iso)
  const ago = daysAgo(date)
  if (ago <= 0) return 'Vandaag'
  return ago === 1 ? 'Gisteren' : weekDayNameWithYear(date)
}

const relative = lazily(() => new Intl.RelativeTimeFormat('nl-NL', { numeric: 'auto' }))

/** 'zojuist', '5 minuten geleden', '1 uur geleden', 'gisteren'; after a week the day, '3 nov'. */
export const timeAgo = (iso: string, now: Date): string => {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / 60_000))
  if (minutes === 0) return 'zojuist'
  if (minutes < 60) return relative().format(-minutes, 'minute')
  if (minutes < 1_440) return relative().format(-Math.floor(minutes / 60), 'hour')
  const days = daysAgo(new Date(iso))
  return days < 7 ? relative().format(-Math.max(1, days), 'day') : shortDay(iso)
}

/** 'om 14:03' today, else 'op 3 maart om 14:03'. */
export const since = (iso: string): string =>
  daysAgo(new Date(iso)) <= 0 ? `om ${clock(iso)}` : `op ${dayOfMonthText(new Date(iso))} om ${clock(iso)}`
