import type { Identities } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import { startRounds, type Rounds } from '../../platform/rounds.ts'
import { createAttempt } from '../erasure/attempt.ts'
import type { DeletionRepository } from './repository.ts'

/** Milliseconds between two rounds; a person who comes back waits for one at most. */
const EVERY_MS = 30_000

type Options = {
  deletions: DeletionRepository
  identities: Identities
  log: FastifyBaseLogger
  /** Resolves once the tables exist. */
  opened: Promise<void>
  roundEvery?: number | undefined
}

/**
 * Deletes identities of erased accounts at the provider: at once when asked to, and in rounds those that are left
 * because it was away or the service crashed in between.
 */
export const createIdentityRemoval = ({ deletions, identities, log, opened, roundEvery = EVERY_MS }: Options) => {
  const attempt = createAttempt(log)
  const remove = async (uid: string): Promise<void> => {
    await identities.remove(uid)
    await deletions.forgetIdentity(uid)
  }
  const round = async (): Promise<void> => {
    await attempt('removing identities of deleted accounts', async () => {
      for (const uid of await deletions.identitiesLeft())
        await attempt('removing the identity of a deleted account', () => remove(uid))
    })
  }
  return {
    startRounds: (): Rounds => startRounds('tidy', round, opened, roundEvery),
    /** False when it waits for a round. */
    removeNow: async (uid: string): Promise<boolean> => {
      let isRemoved = false
      await attempt('removing the identity of a deleted account', async () => {
        await remove(uid)
        isRemoved = true
      })
      return isRemoved
    },
  }
}
