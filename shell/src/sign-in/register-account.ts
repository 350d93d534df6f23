import { ApiError, call } from '@wervio/api-client'
import {
  getRecruiterProfile,
  keepDemo,
  messages,
  recoverAccount,
  register,
  signInGrant,
  startDemo,
  type LinkableProvider,
} from '@wervio/contracts'
import type { SessionUser } from '@wervio/session'
import { rememberRole } from '@wervio/remote-kit'

/** The service stands behind a proxy: its page about an outage is a refusal too. */
const asRefusal = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'not_json'
    ? new ApiError(messages.registerFailed, { code: 'not_json', cause: error })
    : error

/**
 * Makes our own account for a user of the identity provider. One that exists already (409) counts as success; other
 * errors are thrown.
 */
export const registerAccount = async ({ uid, email, displayName }: SessionUser): Promise<void> => {
  try {
    await call(register, { body: { provider: 'email', uid, email, displayName } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return
    throw asRefusal(error)
  }
}

/**
 * Makes our own account for somebody whom Google or Microsoft vouches for, or finds it (409), and resolves to the token
 * to sign in with.
 */
export const registerByProof = async (provider: LinkableProvider, proof: string): Promise<string> => {
  const answer = await call(register, { body: { provider, proof } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 409) return error.details
    throw asRefusal(error)
  })
  const grant = signInGrant.safeParse(answer)
  if (!grant.success) throw new ApiError(messages.registerFailed, { code: 'unexpected_shape' })
  return grant.data.customToken
}

/** Makes the demo of an anonymous user; one that exists already counts as success. */
export const beginDemo = async (): Promise<void> => {
  await call(startDemo, {})
}

/** Makes an ordinary account of a demo. */
export const keepWork = async (): Promise<void> => {
  await call(keepDemo, { body: {} })
}

/**
 * Makes an ordinary account of a demo for somebody whom Google or Microsoft vouches for, and resolves to the token to
 * sign in with, which is for the same user.
 */
export const keepWorkBy = async (provider: LinkableProvider, proof: string): Promise<string> => {
  const { customToken } = await call(keepDemo, { body: { provider, proof } })
  if (customToken === undefined) throw new ApiError(messages.demoNotKept, { code: 'unexpected_shape' })
  return customToken
}

/** Remembers the role too: the first page after signing in depends on it. */
const isKnown = async (uid: string): Promise<boolean> => {
  try {
    rememberRole(uid, (await call(getRecruiterProfile, {})).role)
    return true
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_registered') return false
    throw error
  }
}

/**
 * For a sign-in: makes our account if an earlier registration broke off before that. Asks first, because browsers log
 * every 409 as an error.
 */
export const ensureAccount = async (user: SessionUser): Promise<void> => {
  if (!(await isKnown(user.uid))) await registerAccount(user)
}

/** Takes somebody's second factor away with a recovery code. The password isn't sent along. */
export const recover = async (email: string, code: string): Promise<void> => {
  await call(recoverAccount, { body: { email, code } })
}
