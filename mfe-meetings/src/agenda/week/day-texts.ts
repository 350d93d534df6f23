import { addDays, startOf, type Day } from './days.ts'

const dutch = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('nl-NL', options)
const weekDay = dutch({ weekday: 'long' })
const shortWeekDay = dutch({ weekday: 'short' })
const month = dutch({ month: 'long' })
const whole = dutch({ weekday: 'long', day: 'numeric', month: 'long' })
const shortDayAndMonth = dutch({ day: 'numeric', month: 'short' })
const dayAndMonth = dutch({ day: 'numeric', month: 'long' })

/** 'dinsdag'. */
export const weekDayOf = (day: Day): string => weekDay.format(startOf(day))
/** 'di'. */
export const shortWeekDayOf = (day: Day): string => shortWeekDay.format(startOf(day))
/** 'november'. */
export const monthOf = (day: Day): string => month.format(startOf(day))
/** '24', without a zero before it. */
export const dateOf = (day: Day): string => String(startOf(day).getDate())
/** 'dinsdag 24 november'. */
export const dayText = (day: Day): string => whole.format(startOf(day))

/** 'Vandaag', 'Morgen', or the day with its date. */
export const dayHeading = (day: Day, today: Day): string => {
  if (day === today) return 'Vandaag'
  return day === addDays(today, 1) ? 'Morgen' : dayText(day)
}

/** '30 nov – 6 dec'. */
export const shortPeriodText = (first: Day, last: Day): string =>
  `${shortDayAndMonth.format(startOf(first))} – ${shortDayAndMonth.format(startOf(last))}`

/** '30 november tot en met 6 december'. */
export const periodText = (first: Day, last: Day): string =>
  `${dayAndMonth.format(startOf(first))} tot en met ${dayAndMonth.format(startOf(last))}`
