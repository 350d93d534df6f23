/** Time limits, in milliseconds, and numbers of attempts. */
export const limits = {
  manifest: 5_000,
  script: 10_000,
  attempt: 12_000,
  /** No new attempt starts after this time. */
  patience: 8_000,
  backOff: [300, 1_000],
  /** Failed loads in a row after which a remote is suspended. */
  failuresBeforeRest: 3,
  /** How long a remote stays suspended. */
  rest: 20_000,
}
export type Limits = typeof limits
