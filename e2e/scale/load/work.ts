import type { Recruiter } from '../../support/accounts.ts'
import type { Random } from '../../support/random.ts'
import type { Caller } from '../attempts.ts'

/** What one kind of work needs: its recruiter, the requests, chance, and a number that no other work has. */
export type Worker = { recruiter: Recruiter; caller: Caller; random: Random; number: () => number }

/**
 * A kind of work of the load. `step` does a little of it; `check` says afterwards what of that is confirmed and there,
 * and what isn't as it was confirmed.
 */
export type Work = {
  step: () => Promise<void>
  check: () => Promise<Findings>
}

/** Counts by what was counted, and a line for each thing that is wrong. */
export type Findings = { counts: Record<string, number>; problems: string[] }

export const isConfirmed = (status: number | null): boolean => status !== null && status < 300

/** All findings together. */
export const addFindings = (all: readonly Findings[]): Findings => {
  const counts: Record<string, number> = {}
  for (const one of all)
    for (const [name, count] of Object.entries(one.counts)) counts[name] = (counts[name] ?? 0) + count
  return { counts, problems: all.flatMap(({ problems }) => problems) }
}
