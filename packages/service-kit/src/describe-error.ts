type Description = {
  type: string
  code?: string
  message?: string
  /** The stack frames alone, because the first lines of a stack repeat the message. */
  frames: string[]
  constraint?: string
  table?: string
  cause?: Description
}

const MAXIMUM_FRAMES = 12
const MAXIMUM_CAUSES = 4

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Messages of database errors contain parameters and rows, which are personal data. */
const isDatabaseError = (error: Error): boolean => 'severity' in error || 'params' in error || 'query' in error

const touchesDatabase = (error: unknown, depth = 0): boolean =>
  error instanceof Error &&
  depth < MAXIMUM_CAUSES &&
  (isDatabaseError(error) || touchesDatabase(error.cause, depth + 1))

const describe = (error: unknown, withMessage: boolean, depth: number): Description => {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] }
  const details = error as Error & { code?: unknown; constraint?: unknown; table?: unknown }
  const [code, constraint, table] = [textOf(details.code), textOf(details.constraint), textOf(details.table)]
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MAXIMUM_FRAMES)
    .map((line) => line.trim())
  return {
    type: error.constructor.name,
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    ...(withMessage && { message: error.message }),
    frames,
    ...(error.cause !== undefined &&
      depth < MAXIMUM_CAUSES && { cause: describe(error.cause, withMessage, depth + 1) }),
  }
}

/**
 * What a log may contain of an error: class, code and frames; the message only if no database error is in its chain.
 */
export const describeError = (error: unknown): Description => describe(error, !touchesDatabase(error), 0)
