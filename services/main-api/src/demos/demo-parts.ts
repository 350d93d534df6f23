import type { VisitorLimits } from '@wervio/service-kit'

export type DemoParts = {
  /** The most demos at once; 0 where visitors get none. */
  atOnce: number
  limits?: VisitorLimits | undefined
  /** Milliseconds between two rounds of housekeeping; ten seconds when absent. */
  roundEvery?: number | undefined
}
