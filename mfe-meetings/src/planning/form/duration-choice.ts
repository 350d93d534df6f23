/** Minutes that a meeting mostly takes. */
const usual = [15, 30, 45, 60, 75, 90, 120, 180, 240, 480]

/** '45 minuten', '1 uur', '1,5 uur', '1 uur en 15 minuten'. */
export const durationText = (minutes: number): string => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return rest === 1 ? '1 minuut' : `${rest} minuten`
  if (rest === 0) return `${hours} uur`
  if (rest === 30) return `${hours},5 uur`
  return `${hours} uur en ${rest} ${rest === 1 ? 'minuut' : 'minuten'}`
}

/** The durations to choose from, with the one that a meeting has. */
export const durationsWith = (minutes: number): number[] => [...new Set([...usual, minutes])].toSorted((a, b) => a - b)
