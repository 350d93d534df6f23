import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { describeError } from './describe-error.ts'

type Address = {
  port: number
  host: string
  /** The environment variable that sets the port, for the message when the port is in use. */
  variable: string
  /**
   * How long it answers on after a signal while `/health` answers 503, for a proxy to notice; not at all when absent.
   */
  drainSeconds?: number
}

/** The most that requests and jobs under way may take to end. */
const GRACE_MS = 10_000

/** Why a process can't listen, in a line for who starts it. */
export const explainListening = (error: unknown, { port, host, variable }: Address): string => {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set ${variable} to a free port.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set ${variable} to another port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Set WERVIO_HOST to one it has.`
  return `The service could not start: ${JSON.stringify(describeError(error))}`
}

/** Ends the process with one line on standard error. */
export const exitWith = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const drainAndClose = async (app: FastifyInstance, drainSeconds: number): Promise<void> => {
  if (drainSeconds > 0) {
    app.draining.isBegun = true
    await wait(drainSeconds * 1_000)
  }
  await app.close()
}

const stopOnSignal = (app: FastifyInstance, drainSeconds: number): void => {
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), drainSeconds * 1_000 + GRACE_MS).unref()
    drainAndClose(app, drainSeconds).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ failure: describeError(error) }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
}

/**
 * Starts serving. On SIGTERM or SIGINT it finishes running requests and ends. A port that is in use ends the process
 * with code 1.
 */
export const listen = async (app: FastifyInstance, address: Address): Promise<void> => {
  stopOnSignal(app, address.drainSeconds ?? 0)
  try {
    await app.listen({ port: address.port, host: address.host, listenTextResolver: (url) => `listening on ${url}` })
  } catch (error) {
    await app.close()
    exitWith(explainListening(error, address))
  }
}
