import { expect, test } from '@jest/globals'
import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { NotLoadedError, WindowClosedError } from '@wervio/microsoft-window'
import { providerErrorText, ProviderWindowError } from './provider-texts.ts'

test.each([
  [new ProviderWindowError('loading'), 'Microsoft authenticatie wordt geladen...'],
  [new WindowClosedError(), 'Microsoft login is geannuleerd.'],
  [new Error('user_cancelled: User cancelled the flow.'), 'Microsoft login is geannuleerd.'],
  [
    new Error('popup_window_error: Error opening popup window.'),
    'Je browser hield het venster van Microsoft tegen. Sta pop-ups voor deze site toe en probeer het opnieuw.',
  ],
  [new NotLoadedError(), 'Kon Microsoft authenticatie niet initialiseren'],
  [
    new Error('access_denied: AADSTS50105: not assigned'),
    'De app heeft beheerdersgoedkeuring nodig. Neem contact op met uw Microsoft 365 beheerder.',
  ],
  [new Error('invalid_grant: AADSTS70008'), 'Er ging iets mis bij het inloggen. Probeer het opnieuw.'],
  [new ApiError(messages.registerFailed, { code: 'not_json' }), 'Backend registratie mislukt'],
  [Object.assign(new Error('x'), { code: 'auth/network-request-failed' }), messages.noNetwork],
])('Microsoft: %s', (error, text) => {
  expect(providerErrorText('microsoft', error)).toBe(text)
})

test.each([
  [new ProviderWindowError('cancelled'), 'Google login is geannuleerd.'],
  [
    new ProviderWindowError('blocked'),
    'Je browser hield het venster van Google tegen. Sta pop-ups voor deze site toe en probeer het opnieuw.',
  ],
  [Object.assign(new Error('x'), { code: 'auth/operation-not-allowed' }), 'Google sign-in is niet ingeschakeld.'],
  [new Error('invalid_request'), 'Er ging iets mis bij het inloggen. Probeer het opnieuw.'],
  ['iets anders', 'Er ging iets mis bij het inloggen. Probeer het opnieuw.'],
  [new ApiError(messages.proofRefused, { status: 403, code: 'proof_refused' }), messages.proofRefused],
])('Google: %s', (error, text) => {
  expect(providerErrorText('google', error)).toBe(text)
})
