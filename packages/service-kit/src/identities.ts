import type { Auth } from 'firebase-admin/auth'
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

/** The users of Firebase Auth; needs the rights of a service account with a real project. */
export const identitiesOf = (auth: Pick<Auth, 'getUser' | 'deleteUser'>): Identities => ({
  find: (uid) =>
    unlessGone(async () => {
      const { email, displayName, providerData } = await auth.getUser(uid)
      return { anonymous: providerData.length === 0, email: email ?? null, displayName: displayName ?? null }
    }),
  remove: async (uid) => {
    await unlessGone(() => auth.deleteUser(uid))
  },
})
