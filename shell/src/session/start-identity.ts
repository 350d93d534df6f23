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

let started: Promise<SignIn> | null = null

/** Loads the sign-in code and lets it fill the session; once a page. Rejects when the code can't be loaded, and may be called again then. */
export const startIdentity = (): Promise<SignIn> => {
  started ??= open().catch((error: unknown) => {
    started = null
    throw error
  })
  return started
}
