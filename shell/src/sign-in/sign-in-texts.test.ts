import { expect, test } from '@jest/globals'
import { ApiError } from '@wervio/api-client'
import { registrationErrorText, resetErrorText, signInErrorText } from './sign-in-texts.ts'

const coded = (code: string) => Object.assign(new Error('english'), { code })
const wrong = 'Het email adres of het wachtwoord klopt niet.'
const offline = 'Geen verbinding met de server. Controleer je internetverbinding en probeer het opnieuw.'
const tooOften = 'Je hebt het te vaak geprobeerd. Wacht een paar minuten en probeer het dan opnieuw.'
const other = 'Er is iets misgegaan. Probeer het opnieuw.'

test.each([
  ['auth/email-already-in-use', 'Dit email adres is al in gebruik.'],
  ['auth/invalid-email', 'Ongeldig email adres.'],
  ['auth/weak-password', 'Wachtwoord moet minimaal 6 karakters bevatten.'],
  ['auth/account-exists-with-different-credential', 'Dit email adres is al geregistreerd. Probeer in te loggen.'],
  ['auth/operation-not-allowed', 'Inloggen met e-mail en wachtwoord is niet ingeschakeld.'],
  ['auth/network-request-failed', offline],
  ['auth/too-many-requests', tooOften],
  ['auth/something-new', other],
])('registration: %s reads "%s"', (code, text) => expect(registrationErrorText(coded(code))).toBe(text))

test.each([
  ['auth/invalid-credential', wrong],
  ['auth/user-not-found', wrong],
  ['auth/wrong-password', wrong],
  ['auth/user-disabled', wrong],
  ['auth/invalid-email', 'Ongeldig email adres.'],
  ['auth/network-request-failed', offline],
  ['auth/too-many-requests', tooOften],
  ['auth/email-already-in-use', other],
])('signing in: %s reads "%s"', (code, text) => expect(signInErrorText(coded(code))).toBe(text))

test.each([
  ['auth/user-not-found', null],
  ['auth/network-request-failed', offline],
  ['auth/too-many-requests', tooOften],
])('reset: %s reads %j', (code, text) => expect(resetErrorText(coded(code))).toBe(text))

test('our own service speaks for itself, anything else gets the general text', () => {
  const refused = new ApiError('Backend registratie mislukt', { status: 500, code: 'internal' })
  expect(registrationErrorText(refused)).toBe('Backend registratie mislukt')
  expect(signInErrorText(refused)).toBe('Backend registratie mislukt')
  expect(registrationErrorText('?')).toBe(other)
})
