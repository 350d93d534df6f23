import type { SignIn } from '../sign-in/identity-session.ts'
import { firebaseSettings } from './firebase-settings.ts'

const open = async (): Promise<SignIn> => {
  const [{ openFirebaseIdentity }, { followIdentity }, settings] = await Promise.all([
    import('../sign-in/firebase-identity.ts'),
    import('../sign-in/identity-session.ts'),
    firebaseSettings(),
  ])
  return followIdentity(openFirebaseIdentity(settings))
}

let signIn: Promise<SignIn> | null = null

/**
 * Loads the sign-in code once a page and lets it fill the session. Rejects when the code can't be loaded, and may then
 * be called again.
 */
export const startIdentity = (): Promise<SignIn> => {
  signIn ??= open().catch((error: unknown) => {
    signIn = null
    throw error
  })
  return signIn
}
