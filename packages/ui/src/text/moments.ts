const thisYear = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short' })
const otherYear = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', year: 'numeric' })
const exact = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeStyle: 'short' })

/** A day in few letters, '3 nov'; with its year when that isn't this one. Takes an ISO moment. */
export const shortDay = (moment: string): string => {
  const date = new Date(moment)
  return (date.getFullYear() === new Date().getFullYear() ? thisYear : otherYear).format(date)
}

/** Day and time in full, '3 november 2026 om 14:05'. Takes an ISO moment. */
export const exactMoment = (moment: string): string => exact.format(new Date(moment))
