import { dayOfMonthText, monthText, shortDayOfMonthText, shortWeekDayText, weekDayName, weekDayText } from '@wervio/ui'
import { addDays, startOf, type Day } from './days.ts'

/** 'dinsdag'. */
export const weekDayOf = (day: Day): string => weekDayText(startOf(day))
/** 'di'. */
export const shortWeekDayOf = (day: Day): string => shortWeekDayText(startOf(day))
/** 'november'. */
export const monthOf = (day: Day): string => monthText(startOf(day))
/** '24', without a zero before it. */
export const dateOf = (day: Day): string => String(startOf(day).getDate())
/** 'dinsdag 24 november'. */
export const dayText = (day: Day): string => weekDayName(startOf(day))

/** 'Vandaag', 'Morgen', or the day with its date. */
export const dayHeading = (day: Day, today: Day): string => {
  if (day === today) return 'Vandaag'
  return day === addDays(today, 1) ? 'Morgen' : dayText(day)
}

/** '30 nov – 6 dec'. */
export const shortPeriodText = (first: Day, last: Day): string =>
  `${shortDayOfMonthText(startOf(first))} – ${shortDayOfMonthText(startOf(last))}`

/** '30 november tot en met 6 december'. */
export const periodText = (first: Day, last: Day): string =>
  `${dayOfMonthText(startOf(first))} tot en met ${dayOfMonthText(startOf(last))}`
