import {
  connectIdentity,
  expireSession,
  getToken,
  refreshToken,
  sessionAbsent,
  sessionStarted,
  type SessionUser,
} from '@wervio/session'
import type { AccountSecurity, SecondFactorNeeded } from './account-security.ts'
import type { LinkableProvider } from '@wervio/contracts'
import { withContact } from './contact-of-token.ts'
import { identityErrorCode, type IdentityClient, type IssuedToken } from './identity.ts'
import { endSession } from './end-session.ts'
import { createTokenTimer } from './token-timer.ts'
import { loadAccountCalls } from '../site/page-code.ts'

/** In milliseconds. A younger token isn't renewed, so that a service that refuses it can't cause endless renewals. */
const YOUNG = 60_000

/** What the screens call; each promise rejects with the provider's or the service's own error. */
export type SignIn = {
  /** Rejects with `SecondFactorNeeded` when a code is needed too. */
  signIn: (email: string, password: string) => Promise<void>
  /** Goes on with a sign-in that asked for a code. */
  enterCode: (needed: SecondFactorNeeded, code: string) => Promise<void>
  /** Takes the second factor away with a recovery code; signing in with the password then asks for none. */
  recover: (email: string, code: string) => Promise<void>
  register: (email: string, password: string) => Promise<void>
  /** Signs in with what Google or Microsoft gave about somebody, who gets an account if they have none. */
  enterBy: (provider: LinkableProvider, proof: string) => Promise<void>
  /** Gives the signed-in user, who came by Google or Microsoft, an address and a password too. */
  addPassword: (email: string, password: string) => Promise<void>
  /** To be called when our services took their password off. */
  forgetPassword: () => Promise<void>
  /** Signs a visitor in without an account and makes their demo. */
  startDemo: () => Promise<void>
  /** Makes an account of the visitor's demo, which stays open when that fails. */
  keepDemo: (email: string, password: string) => Promise<void>
  /** The same with what Google or Microsoft gave about somebody, who signs in with that from then on. */
  keepDemoBy: (provider: LinkableProvider, proof: string) => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
  /** Has the session's token say what the provider knows by now, such as that an address was confirmed. */
  renewToken: () => Promise<void>
  security: AccountSecurity
}

/** Keeps the session in step with the provider from now on. Call once. */
export const followIdentity = (identity: IdentityClient): SignIn => {
  const hadToken = getToken() !== null
  let isStateKnown = false
  let isEntering = false
  let renewing = 0
  let turn = 0
  let issuedAt = 0
  let unfinishedEmail: string | null = null

  const renew = async (force: boolean): Promise<IssuedToken | null> => {
    renewing += 1
    try {
      const issuedToken = await identity.token({ force })
      if (force) issuedAt = Date.now()
      if (issuedToken) timer.start(issuedToken.expiresAt)
      return issuedToken
    } finally {
      renewing -= 1
    }
  }

  const renewInTime = async (): Promise<void> => {
    try {
      await renew(true)
    } catch (error) {
      if (identityErrorCode(error) === 'auth/network-request-failed') timer.start(0)
      else expireSession()
    }
  }
  const timer = createTokenTimer(() => void renewInTime())

  const followSignOut = (): void => {
    timer.stop()
    if (renewing > 0 || (hadToken && !isStateKnown)) expireSession()
    sessionAbsent()
    isStateKnown = true
  }

  const startSession = async (user: SessionUser, startTurn: number): Promise<void> => {
    const token = await renew(false).then(
      (issuedToken) => issuedToken?.token ?? null,
      () => getToken(),
    )
    if (startTurn !== turn) return
    isStateKnown = true
    if (token) sessionStarted(withContact(user, token), token)
    else sessionAbsent()
  }

  connectIdentity({
    signOut: async () => {
      const issuedToken = await identity.token({ force: false }).catch(() => null)
      if (issuedToken) void endSession(issuedToken.token)
      await identity.signOut()
    },
    refreshToken: async () => (await renew(Date.now() - issuedAt > YOUNG))?.token ?? null,
  })

  identity.onChange((user) => {
    turn += 1
    if (isEntering) return
    if (user) void startSession(user, turn)
    else followSignOut()
  })

  /** The session starts when our own account is there, not when the provider knows the user. */
  const enter = async (
    identify: () => Promise<SessionUser>,
    provideAccount: (user: SessionUser) => Promise<void>,
  ): Promise<void> => {
    isEntering = true
    isStateKnown = true
    try {
      const user = await identify()
      issuedAt = Date.now()
      unfinishedEmail = user.email.toLowerCase()
      const token = await refreshToken()
      await provideAccount(user)
      unfinishedEmail = null
      if (token) sessionStarted(withContact(user, token), token)
    } catch (error) {
      await Promise.allSettled([identity.signOut()])
      sessionAbsent()
      throw error
    } finally {
      isEntering = false
    }
  }

  const ensureAccount = async (user: SessionUser): Promise<void> => (await loadAccountCalls()).ensureAccount(user)

  /** An address that isn't confirmed works too, and another mail can be asked for: a failure stops nobody. */
  const verifyAddress = (): Promise<void> => identity.security.sendVerification().catch(() => undefined)

  const createUser = async (email: string, password: string): Promise<SessionUser> => {
    try {
      return await identity.createUser(email, password)
    } catch (error) {
      const ownTry = identityErrorCode(error) === 'auth/email-already-in-use' && unfinishedEmail === email.toLowerCase()
      if (!ownTry) throw error
      return identity.signIn(email, password).catch(() => {
        throw error
      })
    }
  }

  /** An address that an earlier try has given already is no reason to stop. */
  const addPassword = async (email: string, password: string): Promise<SessionUser> => {
    try {
      return await identity.addPassword(email, password)
    } catch (error) {
      if (identityErrorCode(error) !== 'auth/provider-already-linked') throw error
      return identity.signIn(email, password)
    }
  }

  return {
    signIn: (email, password) => enter(() => identity.signIn(email, password), ensureAccount),
    enterCode: (needed, code) => enter(() => needed.finish(code), ensureAccount),
    recover: async (email, code) => (await loadAccountCalls()).recover(email, code),
    register: (email, password) =>
      enter(
        () => createUser(email, password),
        async (user) => {
          const { registerAccount } = await loadAccountCalls()
          await Promise.all([registerAccount(user), verifyAddress()])
        },
      ),
    enterBy: (provider, proof) =>
      enter(
        async () => identity.signInWithToken(await (await loadAccountCalls()).registerByProof(provider, proof)),
        async () => undefined,
      ),
    addPassword: async (email, password) => {
      isEntering = true
      try {
        const user = await identity.addPassword(email, password)
        issuedAt = Date.now()
        const [token] = await Promise.all([refreshToken(), verifyAddress()])
        if (token) sessionStarted(user, token)
      } finally {
        isEntering = false
      }
    },
    forgetPassword: async () => {
      await Promise.allSettled([identity.forgetPassword()])
    },
    startDemo: () =>
      enter(identity.beginAnonymous, async () => {
        try {
          await (await loadAccountCalls()).beginDemo()
        } catch (error) {
          await Promise.allSettled([identity.removeAnonymous()])
          throw error
        }
      }),
    keepDemo: async (email, password) => {
      isEntering = true
      try {
        const user = await addPassword(email, password)
        issuedAt = Date.now()
        const token = await refreshToken()
        const { keepWork } = await loadAccountCalls()
        await Promise.all([keepWork(), verifyAddress()])
        if (token) sessionStarted(user, token)
      } finally {
        isEntering = false
      }
    },
    keepDemoBy: async (provider, proof) => {
      isEntering = true
      try {
        const { keepWorkBy } = await loadAccountCalls()
        const user = await identity.signInWithToken(await keepWorkBy(provider, proof))
        issuedAt = Date.now()
        const token = await refreshToken()
        if (token) sessionStarted(withContact(user, token), token)
      } finally {
        isEntering = false
      }
    },
    sendPasswordReset: identity.sendPasswordReset,
    renewToken: async () => {
      issuedAt = 0
      await refreshToken()
    },
    security: identity.security,
  }
}
