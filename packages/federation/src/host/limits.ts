/** How long and how often the host tries; milliseconds. */
export const limits = {
  manifest: 5_000,
  script: 10_000,
  attempt: 12_000,
  /** No further attempt starts after this. */
  patience: 8_000,
  backOff: [300, 1_000],
  /** So many failed loads in a row suspend a remote … */
  failuresBeforeRest: 3,
  /** … for so long. */
  rest: 20_000,
}
export type Limits = typeof limits
