import { messages, RECENT_SIGN_IN_MINUTES, type LinkableProvider, type SignInMethods } from '@wervio/contracts'
import { ServiceError, type Identity, type KnownUser, type Recruiter } from '@wervio/service-kit'
import type { AskProvider } from '../account-security/ask-provider.ts'
import type { EnterParts } from './enter.ts'
import type { LinkedIdentity } from './repository.ts'

const changeableUntil = ({ signedInAt }: Identity): number => signedInAt + RECENT_SIGN_IN_MINUTES * 60_000

/** Whoever finds a page open, or a token, may not make a way in of their own. */
const requireRecentSignIn = (identity: Identity): void => {
  if (changeableUntil(identity) < Date.now()) throw new ServiceError('sign_in_too_long_ago')
}

type Password = { hasPassword: boolean; email: string | null }

const passwordOf = (user: KnownUser | null): Password => user ?? { hasPassword: false, email: null }

const methodsOf = ({ hasPassword, email }: Password, links: readonly LinkedIdentity[]): SignInMethods['methods'] => {
  const linkTo = (provider: LinkableProvider) => {
    const link = links.find((each) => each.provider === provider)
    return { provider, linked: link !== undefined, address: link?.address ?? null }
  }
  return [
    { provider: 'email', linked: hasPassword, address: hasPassword ? email : null },
    linkTo('google'),
    linkTo('microsoft'),
  ]
}

/** The rules of the ways into one's own account. */
export const createSignInMethods = ({ proofs, links, identities }: EnterParts, askProvider: AskProvider | null) => {
  /** The audit log hears here of a new password or another second step, which the provider itself changes. */
  const list = async (recruiter: Recruiter, identity: Identity): Promise<SignInMethods> => {
    if (!askProvider) throw new ServiceError('unavailable')
    return {
      methods: methodsOf(passwordOf(await askProvider(identity, recruiter)), await links.list(recruiter)),
      changeable_until: new Date(changeableUntil(identity)).toISOString(),
    }
  }

  /** Throws `sign_in_method_taken` for an identity of another account. */
  const link = async (
    recruiter: Recruiter,
    identity: Identity,
    { provider, proof }: { provider: LinkableProvider; proof: string },
  ): Promise<SignInMethods> => {
    requireRecentSignIn(identity)
    const proven = await proofs(provider, proof)
    if (!(await links.link(recruiter, proven))) {
      const linked = (await links.list(recruiter)).find((each) => each.provider === provider)
      const isSame = linked?.subject === proven.subject
      const message = linked ? messages.signInMethodLinked : messages.signInMethodTaken
      if (!isSame) throw new ServiceError('sign_in_method_taken', { message })
    }
    return list(recruiter, identity)
  }

  /** Throws `last_sign_in_method` when no other way in would be left. */
  const unlink = async (
    recruiter: Recruiter,
    identity: Identity,
    provider: 'email' | LinkableProvider,
  ): Promise<SignInMethods> => {
    requireRecentSignIn(identity)
    await links.change(recruiter, async (linked, remove) => {
      if (!identities) throw new ServiceError('unavailable')
      const password = passwordOf(await identities.find(identity.uid))
      const others = methodsOf(password, linked).filter((method) => method.provider !== provider)
      if (!others.some((method) => method.linked)) throw new ServiceError('last_sign_in_method')
      if (provider === 'email') await identities.removePassword(identity.uid)
      else await remove(provider)
    })
    return list(recruiter, identity)
  }

  return { list, link, unlink }
}

export type SignInMethodRules = ReturnType<typeof createSignInMethods>
