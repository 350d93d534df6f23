import type { Account, LinkableProvider } from '@wervio/contracts'
import { ServiceError, type Identities } from '@wervio/service-kit'
import type { Proofs } from './proofs.ts'
import type { LinkedIdentityRepository, SignInAccount } from './repository.ts'

export type EnterParts = {
  proofs: Proofs
  links: LinkedIdentityRepository
  /** Null where there is no identity provider to ask. */
  identities: Identities | null
}

/**
 * The rule of coming in by Google or Microsoft: the account that the identity is linked to, else a new one; never one
 * that happens to have the same address. Returns the token to sign in with, and whether the account is new.
 */
export const createEnter =
  ({ proofs, links, identities }: EnterParts) =>
  async (
    provider: LinkableProvider,
    proof: string | undefined,
  ): Promise<{ account: Account; customToken: string; isNew: boolean }> => {
    const identity = await proofs(provider, proof)
    if (!identities) throw new ServiceError('unavailable')
    const grant = async ({ account, uid }: SignInAccount, isNew: boolean) => {
      const customToken = await identities.customToken(uid, { email: account.email, name: account.display_name })
      return { account, customToken, isNew }
    }
    const linkedAccount = await links.findAccount(identity)
    if (linkedAccount) return grant(linkedAccount, false)
    const created = await links.createAccount(identity)
    if (created) return grant(created, true)
    // Somebody came in with the same identity a moment before.
    const other = await links.findAccount(identity)
    if (!other) throw new ServiceError('unavailable')
    return grant(other, false)
  }

export type Enter = ReturnType<typeof createEnter>
