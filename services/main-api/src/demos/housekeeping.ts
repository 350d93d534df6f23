import type { Identities, Recruiter } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { createAttempt } from '../accounts/erasure/attempt.ts'
import { removeBytesOf } from '../accounts/erasure/erase-organisation.ts'
import { startRounds, type Rounds } from '../platform/rounds.ts'
import type { AskSamples } from './ask-samples.ts'
import type { EndedDemo, EndingRepository } from './ending-repository.ts'
import type { DemoRepository } from './repository.ts'
import type { RestRepository } from './rest-repository.ts'
import { writeRest } from './write-data.ts'

type Options = {
  demos: DemoRepository
  rest: RestRepository
  endings: EndingRepository
  blobs: BlobStore
  identities: Pick<Identities, 'find' | 'remove'>
  ask: AskSamples | null
  log: FastifyBaseLogger
  /** Resolves once the tables exist. */
  opened: Promise<void>
  /** Milliseconds between two rounds. */
  roundEvery?: number | undefined
}

/**
 * Completes demos that miss sample data and erases those whose time is over, round after round, so that a crash in the
 * middle of either is made good after the next start.
 */
export const startHousekeeping = ({
  demos,
  rest,
  endings,
  blobs,
  identities,
  ask,
  log,
  opened,
  roundEvery,
}: Options): Rounds => {
  const removeBytes = removeBytesOf(blobs)
  const attempt = createAttempt(log)

  const completeOne = async (recruiter: Recruiter): Promise<void> => {
    if (ask) await ask.writeConversations(recruiter, await rest.ids(recruiter))
    await rest.fill(recruiter, writeRest)
  }

  const complete = async (): Promise<void> => {
    for (const recruiter of await rest.unfilled()) await attempt('completing a demo', () => completeOne(recruiter))
  }

  /** An identity that got an address belongs to somebody who registered, also when their page closed before we knew. */
  const end = async ({ uid, ...recruiter }: EndedDemo): Promise<void> => {
    const user = await identities.find(uid)
    if (user && !user.anonymous && user.email)
      await demos.keep(recruiter, { provider: 'email', email: user.email, displayName: user.displayName })
    else await endings.erase(recruiter, removeBytes)
  }

  const removeIdentity = async (uid: string): Promise<void> => {
    const user = await identities.find(uid)
    if (user?.anonymous) await identities.remove(uid)
    await endings.forgetIdentity(uid)
  }

  const removeIdentities = async (): Promise<void> => {
    for (const uid of await endings.identitiesLeft())
      await attempt('removing an identity of a demo', () => removeIdentity(uid))
  }

  const round = async (): Promise<void> => {
    await attempt('erasing demos', async () => {
      for (const demo of await endings.ended()) await attempt('erasing a demo', () => end(demo))
    })
    await attempt('removing identities of demos', removeIdentities)
    await attempt('completing demos', complete)
  }

  return startRounds('demo', round, opened, roundEvery)
}
