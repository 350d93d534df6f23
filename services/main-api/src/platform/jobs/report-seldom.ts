const EVERY_MS = 60_000

/**
 * Forwards at most one report a minute for each kind, with the number of reports left out since: a queue that can't
 * reach its tables, or can't write them while the disk is full, fails every two seconds.
 */
export const reportSeldom = <Report>(
  kindOf: (report: Report) => string,
  forward: (report: Report, leftOut: number) => void,
  { everyMs, now } = { everyMs: EVERY_MS, now: Date.now },
): ((report: Report) => void) => {
  const last = new Map<string, { at: number; leftOut: number }>()
  return (report) => {
    const kind = kindOf(report)
    const before = last.get(kind)
    if (before && now() - before.at < everyMs) {
      before.leftOut += 1
      return
    }
    last.set(kind, { at: now(), leftOut: 0 })
    forward(report, before?.leftOut ?? 0)
  }
}

/** The code of a failure, of PostgreSQL or of the system; `unknown` without one. */
export const codeOf = (failure: unknown): string => {
  if (typeof failure !== 'object' || failure === null) return 'unknown'
  return 'code' in failure && typeof failure.code === 'string' ? failure.code : 'unknown'
}
