import { aiHealth, mainHealth, type Service } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { implement } from './implement.ts'
import { ServiceError } from './service-error.ts'

/** `GET /health`: 200 when `ready` resolves, else 503, so that nothing is sent here before it can be served. */
export const registerHealth = (app: FastifyInstance, service: Service, ready: () => Promise<void>): void => {
  implement(app, service === 'main' ? mainHealth : aiHealth, async () => {
    try {
      await ready()
    } catch (cause) {
      throw new ServiceError('unavailable', { cause })
    }
    return { status: 'ok' as const }
  }, { quiet: true })
}
