import type { AttackedProduct } from './support/attacked-product.ts'
import type { HttpClient } from './support/http-client.ts'

/** One line of the table. `held` counts the tries that got nothing; the details name those that got something. */
export type Row = { what: string; tried: number; held: number; details: string[] } | { what: string; notTried: string }

/** What an attack works on. Its product is its alone while it runs; the next attack gets it, if it still serves. */
export type Target = {
  product: AttackedProduct
  http: HttpClient
  /** Ends when the attack has had its time, or when the run is broken off. */
  signal: AbortSignal
}

/** An attack file exports one of these as `attack`; `pnpm attack NAME` runs it by name. */
export type Attack = {
  name: string
  /** The point of issue 3.1 it is about; 'before' for what held before that issue. */
  point: string
  /** The most seconds it may take: past them it counts as failed. */
  seconds: number
  /** The most requests it may send. */
  requests: number
  run: (target: Target) => Promise<Row[]>
}

/** Whether every try got nothing. No try at all proves nothing, unless the line says why. */
export const holds = (row: Row): boolean => 'notTried' in row || (row.tried > 0 && row.tried === row.held)
