import { setTimeout as wait } from 'node:timers/promises'
import { aiHealth, mainHealth, type Service } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { implement } from './implement.ts'
import { ServiceError } from './service-error.ts'

/** The longest wait for the database; a database that hangs counts as unreachable. */
const READY_WITHIN_MS = 3_000

const tooLate = async (signal: AbortSignal): Promise<never> => {
  await wait(READY_WITHIN_MS, undefined, { signal, ref: false })
  throw new Error(`not ready within ${READY_WITHIN_MS} ms`)
}

/**
 * `GET /health`: 200 when `ready` resolves, else 503, so that no traffic comes before the service can answer, nor after
 * it was told to stop.
 */
export const registerHealth = (app: FastifyInstance, service: Service, ready: () => Promise<void>): void => {
  implement(
    app,
    service === 'main' ? mainHealth : aiHealth,
    async () => {
      if (app.draining.isBegun) throw new ServiceError('unavailable')
      const clock = new AbortController()
      try {
        await Promise.race([ready(), tooLate(clock.signal)])
      } catch (cause) {
        throw new ServiceError('unavailable', { cause })
      } finally {
        clock.abort()
      }
      return { status: 'ok' as const }
    },
    { quiet: true },
  )
}
