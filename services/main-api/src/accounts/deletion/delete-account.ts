import { messages, RECENT_SIGN_IN_MINUTES, type DeletionPreview, type DeletionReport } from '@wervio/contracts'
import { demoRecruiter } from '@wervio/demo-data'
import { isAnonymous, ServiceError, type Identity, type Recruiter } from '@wervio/service-kit'
import type { RemoveBytes } from '../erasure/erase-organisation.ts'
import type { Heir } from './leave.ts'
import type { DeletionRepository } from './repository.ts'

type Options = {
  deletions: DeletionRepository
  removeBytes: RemoveBytes
  /** Deletes the identity at the provider; false when that has to be tried again. */
  removeIdentity: (uid: string) => Promise<boolean>
  /** Has the sign-ins of an account looked up anew, in both services. */
  forget: (recruiter: Recruiter) => Promise<void>
}

const isRecent = ({ signedInAt }: Identity): boolean => Date.now() - signedInAt <= RECENT_SIGN_IN_MINUTES * 60_000

const isSame = (typed: string, email: string): boolean => typed.trim().toLowerCase() === email.toLowerCase()

/** Everybody who tries the product on their own machine signs in with it. */
const isDemo = (identity: Identity): boolean =>
  isAnonymous(identity) || isSame(demoRecruiter.email, identity.email ?? '')

const refused = (message: string): ServiceError => new ServiceError('forbidden', { message })

/** The rule of deleting an account with everything in it. */
export const createDeleteAccount = ({ deletions, removeBytes, removeIdentity, forget }: Options) => {
  const removeAllBytes: RemoveBytes = async (keys) => {
    try {
      await removeBytes(keys)
    } catch (cause) {
      throw new ServiceError('file_unavailable', { message: messages.deletionFilesStay, cause })
    }
  }

  return {
    preview: async (identity: Identity, recruiter: Recruiter): Promise<DeletionPreview> => {
      const { items, succession } = await deletions.preview(identity, recruiter)
      return {
        email: identity.email ?? '',
        obstacle: isDemo(identity) ? 'demo' : null,
        is_recent: isRecent(identity),
        items,
        succession,
      }
    },

    /**
     * First the rows and files, then the identity: somebody with data and without a way in would be the worse failure.
     */
    erase: async (
      identity: Identity,
      recruiter: Recruiter,
      { email, ...choice }: Heir & { email: string },
    ): Promise<DeletionReport> => {
      if (isDemo(identity)) throw refused(messages.deletionDemo)
      if (!isRecent(identity)) throw new ServiceError('sign_in_again')
      if (!isSame(email, identity.email ?? ''))
        throw new ServiceError('validation_failed', {
          message: messages.deletionEmailWrong,
          extra: { fields: [{ path: 'email', message: messages.deletionEmailWrong }] },
        })
      const deletion = await deletions.erase(identity, recruiter, choice, removeAllBytes)
      await forget(recruiter)
      if (deletion.state === 'gone') throw new ServiceError('not_registered')
      return { ...deletion.proof, identity: (await removeIdentity(identity.uid)) ? 'erased' : 'waiting' }
    },
  }
}

export type DeleteAccount = ReturnType<typeof createDeleteAccount>
