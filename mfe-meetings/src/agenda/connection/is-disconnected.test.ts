import { expect, test } from '@jest/globals'
import { ApiError } from '@wervio/api-client'
import { messages } from '@wervio/contracts'
import { connected, unconnected } from '../../testing/fake-agenda.ts'
import { isDisconnected } from './is-disconnected.ts'

const agenda = { events: [], refreshed_at: null, refreshing: false, auth_required: false }
const refusal = (message: string, details: Record<string, unknown> = {}) =>
  new ApiError(message, { status: 500, code: 'http', details })

test.each([
  ['the status says so', unconnected, undefined, null],
  ['the appointments ask to sign in', connected, { ...agenda, auth_required: true }, null],
  ['the refusal asks to sign in', connected, undefined, refusal('Mislukt', { auth_required: true })],
  ['an error speaks of authentication', connected, undefined, refusal(messages.microsoftExpired)],
  ['an error of another cause speaks of it', undefined, undefined, refusal('Authenticatie bij Microsoft is stuk')],
])('the agenda counts as not connected where %s', (_where, status, data, error) => {
  expect(isDisconnected(status, data, error)).toBe(true)
})

test.each([
  ['nothing is known yet', undefined, undefined, null],
  ['all is well', connected, agenda, null],
  ['Microsoft is away', connected, agenda, refusal(messages.microsoftUnavailable)],
  ['the page itself fails', connected, undefined, new Error('Authenticatie')],
])('it counts as connected where %s', (_where, status, data, error) => {
  expect(isDisconnected(status, data, error)).toBe(false)
})
