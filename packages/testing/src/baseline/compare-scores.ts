import { roundScores, type Scores } from './scores.ts'

/** Lines for people to read. Scores that fell or have no counterpart are faults; rises are not. */
export type Comparison = { faults: readonly string[]; rises: readonly string[] }

/**
 * No tolerance, because the scores are deterministic and both sides have the same decimals. A field that is no longer
 * scored, or has no baseline yet, is a fault too: it could hide a fall.
 */
export const compareScores = (baseline: Scores, scores: Scores): Comparison => {
  const faults: string[] = []
  const rises: string[] = []
  const compareField = (name: string, before: number | undefined, now: number | undefined): void => {
    if (now === undefined) faults.push(`${name}: ${String(before)}, and is no longer scored`)
    else if (before === undefined) faults.push(`${name}: ${String(now)}, and has no baseline`)
    else if (now < before) faults.push(`${name}: ${String(before)} → ${String(now)}`)
    else if (now > before) rises.push(`${name}: ${String(before)} → ${String(now)}`)
  }
  const current = roundScores(scores)
  for (const document of new Set([...Object.keys(baseline), ...Object.keys(current)])) {
    const [before, now] = [baseline[document] ?? {}, current[document] ?? {}]
    for (const field of new Set([...Object.keys(before), ...Object.keys(now)]))
      compareField(`${document}, ${field}`, before[field], now[field])
  }
  return { faults, rises }
}
