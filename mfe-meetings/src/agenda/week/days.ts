/** A day in the recruiter's zone as the contract writes it, '2026-11-24'; days compare as text. */
export type Day = string

const two = (value: number): string => String(value).padStart(2, '0')

/** The day of a moment on the recruiter's clock. */
export const dayOf = (date: Date): Day =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** Midnight at which a day begins, on the recruiter's clock. */
export const startOf = (day: Day): Date => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** The day `count` days later, whatever the clock does in between. */
export const addDays = (day: Day, count: number): Day => {
  const date = startOf(day)
  date.setDate(date.getDate() + count)
  return dayOf(date)
}

/** `count` days in a row. */
export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** Whether a text is a day that exists. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(startOf(text)) === text

/** The zone of the recruiter's clock, by its IANA name. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
