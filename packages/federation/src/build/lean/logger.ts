type Line = (...words: unknown[]) => void

const { warn, error } = console

/** The console, with the library's prefix. */
export const createLogger = (prefix: string): Record<'warn' | 'error', Line> => ({
  warn: (...words) => warn(prefix, ...words),
  error: (...words) => error(prefix, ...words),
})

/** For builds, which no browser makes. */
export const createInfrastructureLogger = undefined
export const bindLoggerToCompiler = undefined
export const infrastructureLogger = undefined
export const logger = undefined
