const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Teams needs a few minutes after a meeting. */
export const FIRST_TRY_MS = 5 * MINUTE

/** How long a process keeps what it claimed: longer than Graph may take for it. */
export const CLAIM_MS = 30 * MINUTE

/** Between two looks whether Teams is connected again. */
export const CONNECTION_MS = HOUR

/** Between two looks whether consent is there by now: noting it doesn't wait for that, another candidate does. */
export const CONSENT_MS = HOUR

/** Waits after each try: minutes, then hours; all of them together three days. */
const WAITS = [
  ...[5, 5, 10, 10, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 2, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6].map((hours) => hours * HOUR),
]

/** Milliseconds until the next try, after this many; null when three days are over. */
export const waitAfter = (tries: number): number | null => WAITS[tries - 1] ?? null
