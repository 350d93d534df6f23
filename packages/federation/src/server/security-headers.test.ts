import { expect, test } from '@jest/globals'
import { readRuntimeConfig } from './runtime-config.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const directives = (env: Record<string, string>): Map<string, string[]> => {
  const policy = contentSecurityPolicy('<html></html>', readRuntimeConfig(env), { version: 1, remotes: [] })
  return new Map(policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]))
}

test('without providers nothing of theirs is admitted', () => {
  const policy = [...directives({}).values()].flat().join(' ')
  expect(policy).not.toMatch(/google\.com|microsoftonline/)
})

test('where Google is set up its sign-in is admitted, and nothing else of that host', () => {
  const policy = directives({ GOOGLE_CLIENT_ID: 'app.apps.googleusercontent.com' })
  expect(policy.get('script-src')).toEqual(["'self'", 'https://accounts.google.com/gsi/client'])
  for (const name of ['connect-src', 'frame-src', 'style-src'])
    expect(policy.get(name)).toContain('https://accounts.google.com/gsi/')
  expect([...policy.values()].flat()).not.toContain('https://accounts.google.com')
})
