import type { Auth } from 'firebase-admin/auth'
import { contactClaims } from './contact-claims.ts'
import type { Identities } from './identity.ts'
import { ServiceError } from './service-error.ts'

const NOT_FOUND = 'auth/user-not-found'

/** Null for a user that doesn't exist. */
const unlessGone = async <T>(call: () => Promise<T>): Promise<T | null> => {
  try {
    return await call()
  } catch (cause) {
    if ((cause as { code?: string }).code === NOT_FOUND) return null
    throw new ServiceError('unavailable', { cause })
  }
}

const unavailable = (cause: unknown): never => {
  throw new ServiceError('unavailable', { cause })
}

/**
 * The users of Firebase Auth; needs the rights of a service account with a real project. `seal` signs a custom token
 * for the built-in sign-in, whose emulator gives out unsigned ones.
 */
export const identitiesOf = (
  auth: Pick<Auth, 'getUser' | 'deleteUser' | 'updateUser' | 'createCustomToken' | 'revokeRefreshTokens'>,
  seal: (customToken: string) => string = (customToken) => customToken,
): Identities => ({
  find: (uid) =>
    unlessGone(async () => {
      const { email, displayName, providerData, multiFactor, tokensValidAfterTime } = await auth.getUser(uid)
      const hasPassword = providerData.some(({ providerId }) => providerId === 'password')
      // Who comes by our custom tokens has no provider either, and may have an address of an earlier password.
      const anonymous = providerData.length === 0 && email === undefined
      return {
        anonymous,
        hasPassword,
        hasSecondFactor: (multiFactor?.enrolledFactors.length ?? 0) > 0,
        tokensValidFrom: tokensValidAfterTime === undefined ? null : new Date(tokensValidAfterTime).toISOString(),
        email: email ?? null,
        displayName: displayName ?? null,
      }
    }),
  remove: async (uid) => {
    await unlessGone(() => auth.deleteUser(uid))
  },
  customToken: async (uid, contact) =>
    seal(await auth.createCustomToken(uid, contactClaims(contact)).catch(unavailable)),
  removePassword: async (uid) => {
    await unlessGone(() => auth.updateUser(uid, { providersToUnlink: ['password'] }))
  },
  removeSecondFactors: async (uid) => {
    await unlessGone(() => auth.updateUser(uid, { multiFactor: { enrolledFactors: null } }))
  },
  revoke: async (uid) => {
    await unlessGone(() => auth.revokeRefreshTokens(uid))
  },
})
