import type { AttackedProduct } from './support/attacked-product.ts'
import type { HttpClient } from './support/http-client.ts'

/**
 * One line of the table. `repelledCount` counts the attempts that gained nothing; the details name those that gained
 * something.
 */
export type Row =
  | { what: string; attemptCount: number; repelledCount: number; details: string[] }
  | { what: string; notTried: string }

/**
 * The target of an attack. It has the product to itself while it runs; the next attack gets the same one if it still
 * serves.
 */
export type Target = {
  product: AttackedProduct
  http: HttpClient
  /** Aborted when the attack's time is over, or when the run is interrupted. */
  signal: AbortSignal
}

/** An attack file exports one of these as `attack`; `pnpm attack NAME` runs it by name. */
export type Attack = {
  name: string
  /** The point of the hardening list that it tests; 'before' for what held before that list. */
  point: string
  /** Seconds after which it counts as failed. */
  seconds: number
  /** The most requests it may send. */
  requests: number
  run: (target: Target) => Promise<Row[]>
}

/** Whether every attempt gained nothing. A line without attempts proves nothing, unless it says why. */
export const holds = (row: Row): boolean =>
  'notTried' in row || (row.attemptCount > 0 && row.attemptCount === row.repelledCount)
