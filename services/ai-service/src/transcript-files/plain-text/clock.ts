const CLOCK = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`

/** A time as seconds; null where minutes or seconds are none. `parts` are hours, minutes, seconds and a fraction. */
const secondsOf = (parts: readonly (string | undefined)[]): number | null => {
  const [hours, minutes, seconds] = parts.map((part) => Number(part ?? 0))
  if ((hours ?? 0) > 99 || (parts[0] !== undefined && (minutes ?? 0) > 59) || (seconds ?? 0) > 59) return null
  return (hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0) + Number(`0.${parts[3] ?? 0}`)
}

/** A line that only says when: '00:05:00', as Meet writes it every five minutes. */
const ALONE = new RegExp(String.raw`^\W?${CLOCK}\W?$`)
/** Who and when: 'Noor de Wit  0:03' (Teams, Otter), 'Noor de Wit (00:03):', '[Noor de Wit] 14:03:21' (Zoom). */
const AFTER_NAME = new RegExp(String.raw`^\[?(.{1,80}?)\]?[\s,–-]{1,20}[[(]?${CLOCK}[\])]?:?$`)
/** When, and then who and what: '00:12 Noor: …', '[00:00:12] Noor: …', '10:01:32\tNoor:\t…'. */
const BEFORE = new RegExp(String.raw`^[[(]?${CLOCK}[\])]?\s*[-–|]?\s+(?=\S)`)

/** The time of a line that has nothing else. */
export const timeAlone = (line: string): number | null => {
  const match = ALONE.exec(line)
  return match && secondsOf(match.slice(1, 5))
}

/** The name and time of a line above what somebody says. */
export const nameWithTime = (line: string): { name: string; time: number } | null => {
  const match = AFTER_NAME.exec(line)
  const time = match && secondsOf(match.slice(2, 6))
  return match && time !== null ? { name: match[1] ?? '', time } : null
}

/** The time at the start of a line, and the rest of it. */
export const timeBefore = (line: string): { time: number; rest: string } | null => {
  const match = BEFORE.exec(line)
  const time = match && secondsOf(match.slice(1, 5))
  return match && time !== null ? { time, rest: line.slice(match[0].length) } : null
}
