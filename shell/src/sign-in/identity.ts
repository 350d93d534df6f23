import type { SessionUser } from '@wervio/session'
import type { AccountSecurity } from './account-security.ts'

/** An id token and when it stops being valid, in milliseconds since 1970. */
export type IssuedToken = { token: string; expiresAt: number }

/** What the sign-in screens and the session need of an identity provider. */
export type IdentityClient = {
  /** Tells who is signed in: once when it is first known, then at every sign-in, sign-out and new token. */
  onChange: (listener: (user: SessionUser | null) => void) => void
  /** The current user's token, asked of the provider anew with `force`; null without a user. */
  token: (options: { force: boolean }) => Promise<IssuedToken | null>
  /** Rejects with `SecondFactorNeeded` when the password is right and a code is needed too. */
  signIn: (email: string, password: string) => Promise<SessionUser>
  createUser: (email: string, password: string) => Promise<SessionUser>
  /** A user without a way to sign in again: the visitor of a demo. */
  beginAnonymous: () => Promise<SessionUser>
  /** Gives a user without an address one, and a password; the uid stays. */
  addPassword: (email: string, password: string) => Promise<SessionUser>
  /** Lets this browser know that our services took the password off the current user, which it would otherwise keep. */
  forgetPassword: () => Promise<void>
  /** Deletes the current user if they are anonymous. */
  removeAnonymous: () => Promise<void>
  /** Signs in with a token that our services gave for a proof of another provider. */
  signInWithToken: (customToken: string) => Promise<SessionUser>
  sendPasswordReset: (email: string) => Promise<void>
  signOut: () => Promise<void>
  security: AccountSecurity
}

/** The stable code of a provider's error, such as `auth/network-request-failed`; empty for anything else. */
export const identityErrorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
