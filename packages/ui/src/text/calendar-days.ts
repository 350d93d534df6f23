import { lazily } from './lazily.ts'

const dutch = (options: Intl.DateTimeFormatOptions) => lazily(() => new Intl.DateTimeFormat('nl-NL', options))

const longWeekDay = dutch({ weekday: 'long' })
const shortWeekDay = dutch({ weekday: 'short' })
const longMonth = dutch({ month: 'long' })
const dayOfMonth = dutch({ day: 'numeric', month: 'long' })
const shortDayOfMonth = dutch({ day: 'numeric', month: 'short' })
const weekDayWithDate = dutch({ weekday: 'long', day: 'numeric', month: 'long' })
const weekDayWithYear = dutch({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

// Each function below takes a day by a moment on it, and names it on the clock of this browser.

/** 'dinsdag'. */
export const weekDayText = (day: Date): string => longWeekDay().format(day)

/** 'di'. */
export const shortWeekDayText = (day: Date): string => shortWeekDay().format(day)

/** 'november'. */
export const monthText = (day: Date): string => longMonth().format(day)

/** '24 november'. */
export const dayOfMonthText = (day: Date): string => dayOfMonth().format(day)

/** '24 nov'. */
export const shortDayOfMonthText = (day: Date): string => shortDayOfMonth().format(day)

/** 'dinsdag 24 november'. */
export const weekDayName = (day: Date): string => weekDayWithDate().format(day)

/** 'dinsdag 24 november 2026'. */
export const weekDayNameWithYear = (day: Date): string => weekDayWithYear().format(day)

/** '2026-11-24', as the contract writes a day. */
export const localDay = (moment: Date): string => {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/** The zone of this browser's clock, by its IANA name. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
