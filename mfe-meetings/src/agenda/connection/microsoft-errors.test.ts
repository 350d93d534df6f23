import { expect, test } from '@jest/globals'
import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { microsoftTexts, NotLoadedError, WindowClosedError } from '@wervio/microsoft-window'
import { connectionErrorText } from './microsoft-errors.ts'

test.each([
  [new WindowClosedError(), 'Microsoft login is geannuleerd.'],
  [new NotLoadedError(), 'Kon Microsoft authenticatie niet initialiseren'],
  [new ApiError('Geen netwerk', { code: 'network' }), 'Backend connectie mislukt'],
  [new ApiError(messages.calendarConnectFailed, { code: 'http' }), 'Verbinding met Microsoft Calendar mislukt'],
  [
    new Error('access_denied: AADSTS50105: the signed in user is not assigned to a role.'),
    'De app heeft beheerdersgoedkeuring nodig. Neem contact op met uw Microsoft 365 beheerder.',
  ],
  [new Error('consent_required: AADSTS65001'), messages.microsoftNeedsAdministrator],
  [new Error('access_denied: AADSTS65004: declined'), microsoftTexts.cancelled],
  [new Error('invalid_request: AADSTS50020: user from another tenant'), messages.microsoftWrongTenant],
  [new Error('popup_window_error: Error opening popup window.'), microsoftTexts.blocked],
  [
    new Error('network_error: Network request failed'),
    'Kon geen verbinding maken met Microsoft Calendar: network_error: Network request failed',
  ],
  ['iets anders', `Kon geen verbinding maken met Microsoft Calendar: ${messages.generic}`],
])('%s is told in Dutch', (error, text) => {
  expect(connectionErrorText(error)).toBe(text)
})
