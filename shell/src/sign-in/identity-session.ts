import {
  connectIdentity,
  expireSession,
  getToken,
  refreshToken,
  sessionAbsent,
  sessionStarted,
  type SessionUser,
} from '@wervio/session'
import { identityErrorCode, type Identity, type IssuedToken } from './identity.ts'
import { createTokenTimer } from './token-timer.ts'

/** Only who signs in needs our own account made; a session that is found needs no client of the services. */
const accounts = () => import('./register-account.ts')

/** A token this young isn't renewed again, so that a service that refuses it can't make us ask without end. */
const YOUNG = 60_000

/** What the screens call; each promise rejects with the provider's or the service's own error. */
export type SignIn = {
  signIn: (email: string, password: string) => Promise<void>
  register: (email: string, password: string) => Promise<void>
  sendPasswordReset: (email: string) => Promise<void>
}

/** Keeps the session in step with the provider from now on. Call once. */
export const followIdentity = (identity: Identity): SignIn => {
  const hadToken = getToken() !== null
  let known = false
  let held = false
  let renewing = 0
  let turn = 0
  let issuedAt = 0
  let unfinished: string | null = null

  const renew = async (force: boolean): Promise<IssuedToken | null> => {
    renewing += 1
    try {
      const issued = await identity.token({ force })
      if (force) issuedAt = Date.now()
      if (issued) timer.start(issued.expiresAt)
      return issued
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

  const ended = (): void => {
    timer.stop()
    if (renewing > 0 || (hadToken && !known)) expireSession()
    sessionAbsent()
    known = true
  }

  const started = async (user: SessionUser, mine: number): Promise<void> => {
    const token = await renew(false).then(
      (issued) => issued?.token ?? null,
      () => getToken(),
    )
    if (mine !== turn) return
    known = true
    if (token) sessionStarted(user, token)
    else sessionAbsent()
  }

  connectIdentity({
    signOut: identity.signOut,
    refreshToken: async () => (await renew(Date.now() - issuedAt > YOUNG))?.token ?? null,
  })

  identity.onChange((user) => {
    turn += 1
    if (held) return
    if (user) void started(user, turn)
    else ended()
  })

  /** The session starts when our own account is there, not when the provider knows the user. */
  const enter = async (
    identify: () => Promise<SessionUser>,
    provideAccount: (user: SessionUser) => Promise<void>,
  ): Promise<void> => {
    held = true
    known = true
    try {
      const user = await identify()
      issuedAt = Date.now()
      unfinished = user.email.toLowerCase()
      const token = await refreshToken()
      await provideAccount(user)
      unfinished = null
      if (token) sessionStarted(user, token)
    } catch (error) {
      await Promise.allSettled([identity.signOut()])
      sessionAbsent()
      throw error
    } finally {
      held = false
    }
  }

  const createUser = async (email: string, password: string): Promise<SessionUser> => {
    try {
      return await identity.createUser(email, password)
    } catch (error) {
      const ownTry = identityErrorCode(error) === 'auth/email-already-in-use' && unfinished === email.toLowerCase()
      if (!ownTry) throw error
      return identity.signIn(email, password).catch(() => {
        throw error
      })
    }
  }

  return {
    signIn: (email, password) =>
      enter(
        () => identity.signIn(email, password),
        async (user) => (await accounts()).ensureAccount(user),
      ),
    register: (email, password) =>
      enter(
        () => createUser(email, password),
        async (user) => (await accounts()).registerAccount(user),
      ),
    sendPasswordReset: identity.sendPasswordReset,
  }
}
