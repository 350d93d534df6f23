const MINUTE = 60_000

const hoursText = (hours: number): string => `${hours} uur`
const minutesText = (minutes: number): string => (minutes === 1 ? '1 minuut' : `${minutes} minuten`)

/** How long so many milliseconds are, in whole minutes: '1 uur en 40 minuten'. */
export const timeLeft = (milliseconds: number): string => {
  const whole = Math.ceil(milliseconds / MINUTE)
  if (whole < 1) return 'een ogenblik'
  const [hours, minutes] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return minutesText(minutes)
  return minutes === 0 ? hoursText(hours) : `${hoursText(hours)} en ${minutesText(minutes)}`
}
