import { localDay } from '@wervio/ui'

/** A day in the recruiter's zone as the contract writes it, '2026-11-24'; days compare as text. */
export type Day = string

/** Midnight at which a day begins, on the recruiter's clock. */
export const startOf = (day: Day): Date => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day `count` days later, whatever the clock does in between. */
export const addDays = (day: Day, count: number): Day => {
  const date = startOf(day)
  date.setDate(date.getDate() + count)
  return localDay(date)
}

/** `count` days in a row. */
export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && localDay(startOf(text)) === text
