/**
 * Hours may be missing. Microsoft Graph writes every part with as many digits as it has ('0:0:5.32'), and a minus sign
 * for what was said before transcription began (calltranscript-get.md).
 */
const TIME = String.raw`(-?)(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?`
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s.*)?$`)

/** Hours after which nothing of a meeting can begin. */
const LONGEST = 100 * 3_600

const secondsOf = ([sign, hours, minutes, seconds, fraction]: readonly (string | undefined)[]): number => {
  const [minute, second] = [Number(minutes), Number(seconds)]
  if (minute > 59 || second > 59) return Number.NaN
  const total = Number(hours ?? 0) * 3_600 + minute * 60 + second + Number(`0.${fraction ?? 0}`)
  return sign === '-' ? -total : total
}

/** Whether a line has the arrow that no text of a cue may have. */
export const isTiming = (line: string): boolean => line.includes('-->')

/** Begin and end in seconds; null for a line that can't be read or that ends before it begins. */
export const readTiming = (line: string): { start: number; end: number } | null => {
  const match = TIMING.exec(line)
  if (!match) return null
  const [start, end] = [secondsOf(match.slice(1, 6)), secondsOf(match.slice(6, 11))]
  const isPossible = end >= start && Math.max(-start, end) <= LONGEST
  return isPossible ? { start, end } : null
}
