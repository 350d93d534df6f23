const time = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short' })
const day = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long' })

const daysAgo = (moment: Date): number => {
  const midnight = new Date()
  midnight.setHours(0, 0, 0, 0)
  return Math.ceil((midnight.getTime() - moment.getTime()) / 86_400_000)
}

/** '14:03'. */
export const clock = (iso: string): string => time.format(new Date(iso))

/** 'Vandaag', 'Gisteren' or the day in full. */
export const dayName = (iso: string): string => {
  const moment = new Date(iso)
  const ago = daysAgo(moment)
  if (ago <= 0) return 'Vandaag'
  return ago === 1 ? 'Gisteren' : day.format(moment)
}

/** 'om 14:03' today, else 'op 3 maart om 14:03'. */
export const since = (iso: string): string =>
  daysAgo(new Date(iso)) <= 0 ? `om ${clock(iso)}` : `op ${shortDay.format(new Date(iso))} om ${clock(iso)}`
