import { observeWait } from '../telemetry/observe-work.ts'
import { mayBeRefused } from '../work-scope.ts'
import { createAdmission, type EntryOptions } from './admission.ts'
import type { Settings } from './opening.ts'

/** Runs work when it is its caller's turn, or at once for work of nobody. */
export type InTurn = <T>(
  settings: Settings,
  caller: string | undefined,
  work: () => Promise<T>,
  options?: Omit<EntryOptions, 'patient'>,
) => Promise<T>

/**
 * Turns at the connections to one server. One connection stays free of requests, so that `/health` and housekeeping
 * never wait for them.
 */
export const createTurns = (connections: number, longestWait?: number): InTurn => {
  const admission = createAdmission(Math.max(1, connections - 1), undefined, longestWait)
  return async ({ organisation, identity, account }, caller, work, options = {}) => {
    const callerId = caller ?? account ?? identity ?? organisation
    if (!callerId) return work()
    const patient = !mayBeRefused()
    const leave = await observeWait(
      admission.enter({ caller: callerId, organisation: organisation ?? null }, { ...options, patient }),
    )
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
