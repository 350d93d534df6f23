import { expect, test } from '@jest/globals'
import { ApiError } from '@wervio/api-client'
import {
  changeErrorText,
  codeErrorText,
  registrationErrorText,
  resetErrorText,
  signInErrorText,
} from './sign-in-texts.ts'

const errorWithCode = (code: string) => Object.assign(new Error('english'), { code })
const wrong = 'Het e-mailadres of het wachtwoord klopt niet.'
const offline = 'Geen verbinding met de server. Controleer je internetverbinding en probeer het opnieuw.'
const tooOften = 'Je hebt het te vaak geprobeerd. Wacht een paar minuten en probeer het dan opnieuw.'
const genericText = 'Er is iets misgegaan. Probeer het opnieuw.'

test.each([
  ['auth/email-already-in-use', 'Dit email adres is al in gebruik.'],
  ['auth/invalid-email', 'Ongeldig email adres.'],
  ['auth/weak-password', 'Wachtwoord moet minimaal 6 karakters bevatten.'],
  ['auth/account-exists-with-different-credential', 'Dit email adres is al geregistreerd. Probeer in te loggen.'],
  ['auth/operation-not-allowed', 'Inloggen met e-mail en wachtwoord is niet ingeschakeld.'],
  ['auth/network-request-failed', offline],
  ['auth/too-many-requests', tooOften],
  ['auth/something-new', genericText],
])('registration: %s reads "%s"', (code, text) => expect(registrationErrorText(errorWithCode(code))).toBe(text))

test.each([
  ['auth/invalid-credential', wrong],
  ['auth/user-not-found', wrong],
  ['auth/wrong-password', wrong],
  ['auth/user-disabled', wrong],
  ['auth/invalid-email', 'Ongeldig email adres.'],
  ['auth/network-request-failed', offline],
  ['auth/too-many-requests', tooOften],
  ['auth/email-already-in-use', genericText],
])('signing in: %s reads "%s"', (code, text) => expect(signInErrorText(errorWithCode(code))).toBe(text))

test.each([
  ['auth/user-not-found', null],
  ['auth/network-request-failed', offline],
  ['auth/too-many-requests', tooOften],
])('reset: %s reads %j', (code, text) => expect(resetErrorText(errorWithCode(code))).toBe(text))

test.each([
  ['auth/invalid-verification-code', 'Deze code klopt niet, of is al gebruikt. Wacht op de volgende code in je app.'],
  ['auth/invalid-multi-factor-session', 'Dat duurde te lang. Vul je wachtwoord opnieuw in.'],
  ['auth/too-many-requests', tooOften],
  ['auth/network-request-failed', offline],
])('the step with a code: %s reads "%s"', (code, text) => expect(codeErrorText(errorWithCode(code))).toBe(text))

test.each([
  ['auth/invalid-credential', 'Je huidige wachtwoord klopt niet.'],
  ['auth/weak-password', 'Wachtwoord moet minimaal 6 karakters bevatten.'],
  [
    'auth/requires-recent-login',
    'Je bent te lang geleden ingelogd. Log uit, log opnieuw in en probeer het dan nog eens.',
  ],
  ['auth/operation-not-allowed', 'Tweestapsverificatie is hier nog niet ingesteld. Vraag het aan je beheerder.'],
  ['auth/unverified-email', 'Bevestig eerst je e-mailadres.'],
  ['auth/too-many-requests', tooOften],
])('a change of the account: %s reads "%s"', (code, text) => expect(changeErrorText(errorWithCode(code))).toBe(text))

test('sign-in code that can not be loaded reads as no network, on every form', () => {
  const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
  for (const textOf of [registrationErrorText, signInErrorText, resetErrorText]) expect(textOf(error)).toBe(offline)
})

test('our own service speaks for itself, anything else gets the general text', () => {
  const refusal = new ApiError('Backend registratie mislukt', { status: 500, code: 'internal' })
  expect(registrationErrorText(refusal)).toBe('Backend registratie mislukt')
  expect(signInErrorText(refusal)).toBe('Backend registratie mislukt')
  expect(registrationErrorText('?')).toBe(genericText)
})
