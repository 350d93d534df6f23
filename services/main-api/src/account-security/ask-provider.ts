import type { Identities, Identity, KnownUser, Recruiter } from '@wervio/service-kit'
import type { AccountSecurityRepository } from './repository.ts'

type Options = {
  identities: Pick<Identities, 'find'>
  security: AccountSecurityRepository
  onFailure: (error: unknown) => void
}

/**
 * Asks the sign-in provider for the user of an account, and stores how it is secured for the audit log. When that can't
 * be stored, the answer is the same. Null for a user that doesn't exist. Throws `unavailable`.
 */
export type AskProvider = (
  identity: Identity,
  recruiter: Recruiter,
  circumstances?: { isOwnRevocation: boolean },
) => Promise<KnownUser | null>

export const createAskProvider =
  ({ identities, security, onFailure }: Options): AskProvider =>
  async (identity, recruiter, circumstances = { isOwnRevocation: false }) => {
    const user = await identities.find(identity.uid)
    if (user) await security.store(identity, recruiter, user, circumstances).catch(onFailure)
    return user
  }
