import type { Account, LinkableProvider, RegisteredAccount } from '@wervio/contracts'
import { isAnonymous, ServiceError, type Identity, type Recruiter } from '@wervio/service-kit'
import type { EnterParts } from '../sign-in/enter.ts'
import type { DemoRepository } from './repository.ts'

type Options = { demos: DemoRepository; signIn: Pick<EnterParts, 'proofs' | 'identities'> }

const requireAccount = (account: Account | null): Account => {
  if (!account) throw new ServiceError('not_registered')
  return account
}

/** The rules of keeping a demo. Both may be called again: what was kept stays as it is. */
export const createKeepDemo = ({ demos, signIn: { proofs, identities } }: Options) => ({
  /** By the address that the visitor's identity got. Throws `forbidden` without one. */
  byAddress: async (recruiter: Recruiter, identity: Identity): Promise<Account> => {
    if (isAnonymous(identity) || !identity.email) throw new ServiceError('forbidden')
    const { email, displayName } = identity
    return requireAccount(await demos.keep(recruiter, { provider: 'email', email, displayName }))
  },

  /**
   * By a proof of Google or Microsoft, with which one signs in from then on. The token of the answer is for the same
   * uid. When there is no token because the identity provider is away, the demo is kept all the same.
   */
  byProof: async (
    recruiter: Recruiter,
    { uid }: Identity,
    { provider, proof }: { provider: LinkableProvider; proof: string },
  ): Promise<RegisteredAccount> => {
    const identity = await proofs(provider, proof)
    if (!identities) throw new ServiceError('unavailable')
    const account = requireAccount(await demos.keepBy(recruiter, identity))
    const customToken = await identities.customToken(uid, { email: account.email, name: account.display_name })
    return { ...account, customToken }
  },
})

export type KeepDemo = ReturnType<typeof createKeepDemo>
