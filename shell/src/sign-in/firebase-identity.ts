import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeAuth,
  linkWithCredential,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  type Auth,
  type User,
} from 'firebase/auth'
import type { RuntimeConfig } from '@wervio/contracts'
import type { SessionUser } from '@wervio/session'
import { askingForCode, firebaseSecurity } from './firebase-security.ts'
import type { IdentityClient, IssuedToken } from './identity.ts'

const toUser = ({ uid, email, displayName, photoURL }: User): SessionUser => ({
  uid,
  email: email ?? '',
  displayName,
  photoUrl: photoURL,
})

const toToken = async (user: User, force: boolean): Promise<IssuedToken> => {
  const { token, expirationTime } = await user.getIdTokenResult(force)
  return { token, expiresAt: Date.parse(expirationTime) }
}

/** Local storage alone: it is shared by tabs, and the default set brings IndexedDB and pop-up code along. */
const openAuth = ({ apiKey, authDomain, projectId, emulatorUrl }: RuntimeConfig['firebase']): Auth => {
  const auth = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: browserLocalPersistence,
  })
  if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  auth.languageCode = 'nl'
  return auth
}

/**
 * Firebase Auth behind `Identity`; its errors keep their `auth/…` code. This file and `firebase-security.ts` alone know
 * Firebase.
 */
export const openFirebaseIdentity = (config: RuntimeConfig['firebase']): IdentityClient => {
  const auth = openAuth(config)
  return {
    onChange: (listener) => {
      onIdTokenChanged(auth, (user) => listener(user && toUser(user)))
    },
    token: async ({ force }) => (auth.currentUser ? toToken(auth.currentUser, force) : null),
    signIn: (email, password) => askingForCode(auth, () => signInWithEmailAndPassword(auth, email, password), toUser),
    createUser: async (email, password) => toUser((await createUserWithEmailAndPassword(auth, email, password)).user),
    beginAnonymous: async () => toUser((await signInAnonymously(auth)).user),
    addPassword: async (email, password) => {
      const user = auth.currentUser
      if (!user) throw Object.assign(new Error('nobody is signed in'), { code: 'auth/no-current-user' })
      return toUser((await linkWithCredential(user, EmailAuthProvider.credential(email, password))).user)
    },
    forgetPassword: async () => {
      if (auth.currentUser) await unlink(auth.currentUser, EmailAuthProvider.PROVIDER_ID)
    },
    removeAnonymous: async () => {
      if (auth.currentUser?.isAnonymous) await deleteUser(auth.currentUser)
    },
    signInWithToken: async (customToken) => toUser((await signInWithCustomToken(auth, customToken)).user),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    security: firebaseSecurity(auth, toUser),
  }
}
