import { describeError } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'

/**
 * Does one step of housekeeping for itself: what fails keeps nothing else from ending, and waits for the next round.
 */
export const createAttempt =
  (log: FastifyBaseLogger) =>
  async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      log.warn({ failure: describeError(error) }, `${what} waits for the next round`)
    }
  }
