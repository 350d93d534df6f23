import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { isChunkError } from '@wervio/federation/host'
import { identityErrorCode } from './identity.ts'

/** Texts of the sign-in screens; those of the specification's error catalogue stand word for word. */
export const signInTexts = {
  emailInUse: 'Dit email adres is al in gebruik.',
  invalidEmail: 'Ongeldig email adres.',
  weakPassword: 'Wachtwoord moet minimaal 6 karakters bevatten.',
  alreadyRegistered: messages.alreadyRegistered,
  wrongCredentials: 'Het e-mailadres of het wachtwoord klopt niet.',
  emailOff: 'Inloggen met e-mail en wachtwoord is niet ingeschakeld.',
  tooManyTries: 'Je hebt het te vaak geprobeerd. Wacht een paar minuten en probeer het dan opnieuw.',
  passwordMissing: 'Vul je wachtwoord in.',
  wrongCode: 'Deze code klopt niet, of is al gebruikt. Wacht op de volgende code in je app.',
  codeTooLate: 'Dat duurde te lang. Vul je wachtwoord opnieuw in.',
  codeMissing: 'Vul de zes cijfers uit je app in.',
  wrongPassword: 'Je huidige wachtwoord klopt niet.',
  signInAgain: 'Je bent te lang geleden ingelogd. Log uit, log opnieuw in en probeer het dan nog eens.',
  secondFactorOff: 'Tweestapsverificatie is hier nog niet ingesteld. Vraag het aan je beheerder.',
  addressUnconfirmed: 'Bevestig eerst je e-mailadres.',
  resetSent: 'Als dit e-mailadres bij ons bekend is, krijg je een mail waarmee je een nieuw wachtwoord kiest.',
} as const

const everywhere: Record<string, string> = {
  'auth/invalid-email': signInTexts.invalidEmail,
  'auth/missing-email': signInTexts.invalidEmail,
  'auth/operation-not-allowed': signInTexts.emailOff,
  'auth/network-request-failed': messages.noNetwork,
  'auth/timeout': messages.timeout,
  'auth/too-many-requests': signInTexts.tooManyTries,
  'auth/quota-exceeded': signInTexts.tooManyTries,
}

const atRegistration: Record<string, string> = {
  ...everywhere,
  'auth/email-already-in-use': signInTexts.emailInUse,
  'auth/weak-password': signInTexts.weakPassword,
  'auth/missing-password': signInTexts.weakPassword,
  'auth/account-exists-with-different-credential': signInTexts.alreadyRegistered,
}

/** One text for every reason a pair of address and password is refused: none tells whether the address exists. */
const atSignIn: Record<string, string> = {
  ...everywhere,
  'auth/invalid-credential': signInTexts.wrongCredentials,
  'auth/invalid-login-credentials': signInTexts.wrongCredentials,
  'auth/user-not-found': signInTexts.wrongCredentials,
  'auth/wrong-password': signInTexts.wrongCredentials,
  'auth/user-disabled': signInTexts.wrongCredentials,
}

/** A code of an app, at a sign-in and when it is enrolled. */
const atCode: Record<string, string> = {
  ...atSignIn,
  'auth/invalid-verification-code': signInTexts.wrongCode,
  'auth/invalid-multi-factor-session': signInTexts.codeTooLate,
  'auth/missing-multi-factor-session': signInTexts.codeTooLate,
  'auth/code-expired': signInTexts.codeTooLate,
}

/** A change of how somebody signs in, from inside their account. */
const atChange: Record<string, string> = {
  ...atCode,
  'auth/invalid-credential': signInTexts.wrongPassword,
  'auth/invalid-login-credentials': signInTexts.wrongPassword,
  'auth/wrong-password': signInTexts.wrongPassword,
  'auth/weak-password': signInTexts.weakPassword,
  'auth/requires-recent-login': signInTexts.signInAgain,
  'auth/operation-not-allowed': signInTexts.secondFactorOff,
  'auth/unverified-email': signInTexts.addressUnconfirmed,
  'auth/user-token-expired': messages.sessionExpired,
}

const textFrom = (texts: Record<string, string>, error: unknown): string => {
  if (error instanceof ApiError) return error.message
  // The sign-in code itself comes over the network too.
  if (isChunkError(error)) return messages.noNetwork
  return texts[identityErrorCode(error)] ?? messages.generic
}

/** What `/register` says about a failed attempt; the services' own words where they gave any. */
export const registrationErrorText = (error: unknown): string => textFrom(atRegistration, error)

/** What `/login` says about a failed attempt. */
export const signInErrorText = (error: unknown): string => textFrom(atSignIn, error)

/** What the reset form says; null when it must look as if the mail was sent. */
export const resetErrorText = (error: unknown): string | null =>
  identityErrorCode(error) === 'auth/user-not-found' ? null : textFrom(everywhere, error)

/** What the step with a code says about a failed attempt. */
export const codeErrorText = (error: unknown): string => textFrom(atCode, error)

/** What a card of `/profile/security` says about a failed change. */
export const changeErrorText = (error: unknown): string => textFrom(atChange, error)
