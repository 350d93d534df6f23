import { Agent } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sealText, signEmulatorToken } from './emulator-token.ts'
import { createTokenVerifier } from './token-verifier.ts'
import { startIdentityStandIn, unsignedToken as token, type IdentityStandIn } from './testing/identity-stand-in.ts'

const projectId = 'demo-wervio'
let provider: IdentityStandIn

beforeAll(async () => {
  provider = await startIdentityStandIn()
})
afterAll(() => provider.stop())
afterEach(() => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST']
})

const emulatorVerifier = () => createTokenVerifier({ projectId, emulatorHost: provider.host, production: false })

describe('on the emulator', () => {
  test('a token of an existing user is an identity', async () => {
    provider.users.set('jan', {})
    expect(await emulatorVerifier().verify(token({ sub: 'jan' }))).toMatchObject({
      uid: 'jan',
      email: 'jan@voorbeeld.nl',
      emailVerified: false,
      provider: 'password',
    })
  })

  test.each([
    ['has ended', { exp: Math.floor(Date.now() / 1000) - 5 }, 'session_expired'],
    ['was revoked', { sub: 'revoked' }, 'session_expired'],
    ['is of a user who may not sign in any more', { sub: 'disabled' }, 'session_expired'],
    ['is of nobody', { sub: 'nobody' }, 'invalid_token'],
    ['is for another project', { aud: 'other' }, 'invalid_token'],
    ['is issued by another', { iss: 'https://securetoken.google.com/other' }, 'invalid_token'],
    ['names no one', { sub: '' }, 'invalid_token'],
  ])('one that %s is refused', async (_what, claims, code) => {
    provider.users.set('jan', {})
    provider.users.set('revoked', { validSince: String(Math.floor(Date.now() / 1000) + 60) })
    provider.users.set('disabled', { disabled: true })
    await expect(emulatorVerifier().verify(token({ sub: 'jan', ...claims }))).rejects.toMatchObject({ code })
  })

  test.each(['x', 'a.b.c', '..', `${token({ sub: 'jan' })}x`, 'eyJhbGciOiJub25lIn0.bm90IGpzb24.'])(
    'garbage is refused: %s',
    async (garbage) => {
      await expect(emulatorVerifier().verify(garbage)).rejects.toMatchObject({ code: 'invalid_token' })
    },
  )

  test('a provider that can not be reached is not the fault of the token, and is asked again', async () => {
    const verifier = createTokenVerifier({ projectId, emulatorHost: '127.0.0.1:1', production: false })
    await expect(verifier.verify(token({ sub: 'jan' }))).rejects.toMatchObject({ code: 'unavailable', status: 503 })
  })

  test('a verified token is not asked for again, a failed one is', async () => {
    const verifier = emulatorVerifier()
    const good = token({ sub: 'piet' })
    await expect(verifier.verify(good)).rejects.toMatchObject({ code: 'invalid_token' })
    provider.users.set('piet', {})
    const before = provider.lookups()
    await Promise.all([verifier.verify(good), verifier.verify(good)])
    await verifier.verify(good)
    expect(provider.lookups() - before).toBe(1)
  })

  test('a kept token ends when it ends', async () => {
    provider.users.set('kort', {})
    const verifier = emulatorVerifier()
    const now = Date.now()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now)
    const soon = token({ sub: 'kort', exp: Math.floor(now / 1000) + 10 })
    await verifier.verify(soon)
    clock.mockReturnValue(now + 10_001)
    await expect(verifier.verify(soon)).rejects.toMatchObject({ code: 'session_expired' })
  })
})

describe('in production', () => {
  const real = 'wervio-nl'
  const claims = { sub: 'jan', aud: real, iss: `https://securetoken.google.com/${real}` }

  test('a demo project is refused at start', () => {
    expect(() => createTokenVerifier({ projectId, production: true })).toThrow(/FIREBASE_PROJECT_ID/)
  })

  test('the emulator is refused at start', () => {
    expect(() => createTokenVerifier({ projectId, emulatorHost: provider.host, production: true })).toThrow(
      /FIREBASE_AUTH_EMULATOR_HOST/,
    )
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = provider.host
    expect(() => createTokenVerifier({ projectId, production: true })).toThrow(/FIREBASE_AUTH_EMULATOR_HOST/)
  })

  test.each([
    ['unsigned', { alg: 'none' }, ''],
    ['signed with a shared secret', { alg: 'HS256' }, 'c2lnbmF0dXJl'],
    ['without signature', { alg: 'RS256', kid: 'a' }, ''],
    ['without key', { alg: 'RS256' }, 'c2lnbmF0dXJl'],
  ])('one that is %s is refused', async (_what, header, signature) => {
    const verifier = createTokenVerifier({ projectId: real, production: true })
    await expect(verifier.verify(token(claims, header, signature))).rejects.toMatchObject({ code: 'invalid_token' })
  })

  test('keys that can not be fetched are not the fault of the token', async () => {
    const offline = new Agent()
    offline.createConnection = () => {
      throw new Error('offline')
    }
    const verifier = createTokenVerifier({ projectId: real, production: true, httpAgent: offline })
    await expect(verifier.verify(token(claims, { alg: 'RS256', kid: 'a' }, 'c2lnbmF0dXJl'))).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})

describe('on the built-in sign-in, which signs', () => {
  const secret = 'a-secret-of-our-services-alone-0123456789'
  const verifier = () =>
    createTokenVerifier({ projectId, emulatorHost: provider.host, emulatorSecret: secret, production: false })

  test('a token it signed is an identity, and it is asked behind the secret', async () => {
    provider.users.set('jan', {})
    const { uid } = await verifier().verify(signEmulatorToken(token({ sub: 'jan' }), secret))
    expect(uid).toBe('jan')
    expect(provider.prefixes().at(-1)).toBe(`/${secret}`)
  })

  test.each([
    ['is unsigned', () => token({ sub: 'jan' })],
    [
      'is signed with another secret',
      () => signEmulatorToken(token({ sub: 'jan' }), 'another-secret-0123456789-0123456789'),
    ],
    ['was changed afterwards', () => signEmulatorToken(token({ sub: 'jan' }), secret).replace(/\.(.)/, '.f$1')],
    ['lost its signature', () => signEmulatorToken(token({ sub: 'jan' }), secret).replace(/\.[^.]*$/, '.')],
    ['says none and carries a right signature', () => sealText(token({ sub: 'jan' }).replace(/\.$/, ''), secret)],
  ])('one that %s is refused', async (_what, make) => {
    provider.users.set('jan', {})
    await expect(verifier().verify(make())).rejects.toMatchObject({ code: 'invalid_token' })
  })

  test('one that ended is a session that ended', async () => {
    const expiredToken = signEmulatorToken(token({ sub: 'jan', exp: Math.floor(Date.now() / 1000) - 5 }), secret)
    await expect(verifier().verify(expiredToken)).rejects.toMatchObject({ code: 'session_expired' })
  })
})
