import type { Identities, KnownUser, Recruiter } from '@wervio/service-kit'
import type { FastifyBaseLogger } from 'fastify'
import type { BlobStore } from '@wervio/service-kit/blobs'
import { createAttempt } from '../accounts/erasure/attempt.ts'
import { removeBytesOf } from '../accounts/erasure/erase-organisation.ts'
import type { NewAccount } from '../accounts/insert-account.ts'
import type { LinkedIdentityRepository } from '../sign-in/repository.ts'
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
  /** The identities of Google and Microsoft that sign in to an account. */
  links: Pick<LinkedIdentityRepository, 'list'>
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
  links,
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

  /** As what somebody registered who was a visitor; null for who still is, and for who can't sign in any more. */
  const registrationOf = async (recruiter: Recruiter, user: KnownUser | null): Promise<NewAccount | null> => {
    if (!user) return null
    const { email, displayName } = user
    if (!user.anonymous && email) return { provider: 'email', email, displayName }
    // The identity provider knows nothing of who signs in by our custom tokens.
    const [link] = await links.list(recruiter)
    return link?.address ? { provider: link.provider, email: link.address, displayName } : null
  }

  /** Who registered keeps their work, also when their page closed before we knew. */
  const end = async ({ uid, ...recruiter }: EndedDemo): Promise<void> => {
    const registration = await registrationOf(recruiter, await identities.find(uid))
    if (registration) await demos.keep(recruiter, registration)
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
