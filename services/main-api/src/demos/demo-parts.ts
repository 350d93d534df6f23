import type { Identities, VisitorLimits } from '@wervio/service-kit'

export type DemoParts = {
  /** The most demos at once; 0 where visitors get none. */
  atOnce: number
  /** Deletes the anonymous identities of demos; null where there is no provider to ask. */
  identities: Pick<Identities, 'find' | 'remove'> | null
  limits?: VisitorLimits | undefined
  /** Milliseconds between two rounds of housekeeping; ten seconds when absent. */
  roundEvery?: number | undefined
}
