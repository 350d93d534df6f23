import type { SessionUser } from '@wervio/session'

/** How the current user signs in, as the provider knows it. */
export type SignInFacts = {
  email: string
  emailVerified: boolean
  hasPassword: boolean
  /** The app that gives their codes; null without one. */
  secondFactor: { id: string } | null
}

/** A second factor that isn't enrolled yet. */
export type NewSecondFactor = {
  /** In base32, as it is typed into an app. */
  secret: string
  /** The `otpauth:` address that an app reads from a QR code. */
  address: string
  /** Enrols it with the first code of the app. */
  finish: (code: string) => Promise<void>
}

/**
 * Thrown when the password is right and the code of an app is still missing. `finish` may be called again after a wrong
 * code.
 */
export class SecondFactorNeeded extends Error {
  override readonly name = 'SecondFactorNeeded'
  readonly finish: (code: string) => Promise<SessionUser>

  constructor(finish: (code: string) => Promise<SessionUser>) {
    super('a code is needed')
    this.finish = finish
  }
}

/** How the current user secures their account at the provider; rejects with its `auth/…` errors. */
export type AccountSecurity = {
  /** Asked of the provider anew each time. */
  facts: () => Promise<SignInFacts>
  sendVerification: () => Promise<void>
  /** Makes the sign-in a recent one; rejects with `SecondFactorNeeded` when a code is needed too. */
  confirm: (password: string) => Promise<void>
  /** Needs a recent sign-in; ends the other sessions. */
  setPassword: (password: string) => Promise<void>
  /** Needs a recent sign-in. */
  beginSecondFactor: (issuer: string) => Promise<NewSecondFactor>
  /** Needs a recent sign-in. */
  removeSecondFactor: (id: string) => Promise<void>
}
