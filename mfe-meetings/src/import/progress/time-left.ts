const MINUTE = 60
const HOUR = 3_600

/** 'nog ongeveer 3 minuten'; null while nobody knows. */
export const timeLeftText = (seconds: number | null): string | null => {
  if (seconds === null) return null
  if (seconds < MINUTE) return 'nog minder dan een minuut'
  const minutes = Math.round(seconds / MINUTE)
  if (seconds < HOUR) return minutes === 1 ? 'nog ongeveer een minuut' : `nog ongeveer ${minutes} minuten`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return rest === 0 ? `nog ongeveer ${hours} uur` : `nog ongeveer ${hours} uur en ${rest} min`
}
