import { expect, test } from '@jest/globals'
import { hasOneHost, hostNamesOf, isOwnHost } from './own-host.ts'

const names = hostNamesOf(' API.voorbeeld.nl , ai-service,')

test.each([
  'localhost',
  'LOCALHOST:3000',
  '127.0.0.1',
  '127.0.0.1:8000',
  '[::1]',
  '[::1]:5000',
  'api.voorbeeld.nl',
  'Api.Voorbeeld.nl:443',
  'ai-service:5000',
])('%s is ours', (header) => {
  expect(isOwnHost(header, names)).toBe(true)
})

test.each([
  undefined,
  '',
  'evil.example',
  'evil.example:8000',
  'localhost.evil.example',
  'evil.example@localhost',
  'localhost@evil.example',
  'localhost.',
  'localhost:',
  'localhost:abc',
  'localhost:999999',
  '127.0.0.1.nip.io',
  '0.0.0.0',
  '127.1',
  '2130706433',
  '[::ffff:127.0.0.1]',
  '::1',
  'localhost, evil.example',
  'localhost evil.example',
  'localhost/evil',
  'api.voorbeeld.nl.evil.example',
])('%p is foreign', (header) => {
  expect(isOwnHost(header, names)).toBe(false)
})

test('several Host lines are seen', () => {
  expect(hasOneHost(['Host', 'localhost', 'Accept', 'host'])).toBe(true)
  expect(hasOneHost(['Host', 'localhost', 'host', 'evil.example'])).toBe(false)
})
