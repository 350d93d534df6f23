/** Recruiters work on Dutch time, wherever the service runs. */
const timeZone = 'Europe/Amsterdam'
const short = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'short', year: 'numeric', timeZone })
const long = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', year: 'numeric', timeZone })

/** '12 mrt 2026', as the profile of a candidate writes it. */
export const shortDay = (moment: string): string => short.format(new Date(moment)).replace('.', '')

/** '12 maart 2026'. */
export const longDay = (moment: string): string => long.format(new Date(moment))
