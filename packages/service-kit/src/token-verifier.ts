import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { initializeApp } from 'firebase-admin/app'
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth'
import { openEmulatorToken } from './emulator-token.ts'
import type { Identity, TokenVerifier } from './identity.ts'
import { ServiceError } from './service-error.ts'
import { createTokenCache } from './token-cache.ts'
import { checkTokenShape } from './token-shape.ts'

export type VerifierOptions = {
  projectId: string
  /** `host:port` of the Auth emulator; absent with a real project. */
  emulatorHost?: string | undefined
  production: boolean
  /** Of the built-in sign-in: what it signs its tokens with, and how our services prove themselves to it. */
  emulatorSecret?: string | undefined
  /** Outgoing connections to the identity provider, for a proxy. */
  httpAgent?: Agent
}

const ended = new Set(['auth/id-token-expired', 'auth/id-token-revoked', 'auth/user-disabled'])
const refused = new Set(['auth/argument-error', 'auth/invalid-argument', 'auth/user-not-found', 'auth/invalid-uid'])

/** firebase-admin gives keys it couldn't fetch the code of a bad token; only its texts about the token itself name it. */
const blamesToken = (error: Error & { code?: string }): boolean =>
  error.code !== 'auth/argument-error' || error.message.includes('Firebase ID token')

const toServiceError = (error: unknown): ServiceError => {
  const { code } = error as { code?: string }
  if (code && ended.has(code)) return new ServiceError('session_expired')
  if (code && refused.has(code) && blamesToken(error as Error)) return new ServiceError('invalid_token')
  return new ServiceError('unavailable', { cause: error })
}

const toIdentity = (token: DecodedIdToken): Identity => ({
  uid: token.uid,
  email: token.email ?? null,
  emailVerified: token.email_verified ?? false,
  displayName: typeof token['name'] === 'string' ? token['name'] : null,
  provider: token.firebase?.sign_in_provider ?? null,
  expiresAt: token.exp * 1000,
})

/**
 * Verifies Firebase id tokens, revocation included, and keeps the answer for 30 s. With an emulator, or a
 * demo project, in production it throws at once: the emulator vouches for unsigned tokens, and a demo project is nobody's.
 */
export const createTokenVerifier = ({
  projectId,
  emulatorHost,
  emulatorSecret,
  production,
  httpAgent,
}: VerifierOptions): TokenVerifier => {
  const emulator = emulatorHost ?? process.env['FIREBASE_AUTH_EMULATOR_HOST']
  if (production && emulator) throw new Error('FIREBASE_AUTH_EMULATOR_HOST may not be set when NODE_ENV is production.')
  if (production && projectId.startsWith('demo-'))
    throw new Error('FIREBASE_PROJECT_ID must name a project of your own when NODE_ENV is production.')
  // firebase-admin reads the emulator's address from the environment only, at the moment getAuth makes its client.
  // The built-in sign-in answers its one administrative call behind the secret.
  if (emulator) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorSecret ? `${emulator}/${emulatorSecret}` : emulator
  const auth = getAuth(initializeApp({ projectId, ...(httpAgent && { httpAgent }) }, randomUUID()))
  const verify = createTokenCache(async (sealed) => {
    const token = emulatorSecret ? openEmulatorToken(sealed, emulatorSecret) : sealed
    if (token === null) throw new ServiceError('invalid_token')
    checkTokenShape(token, { projectId, unsignedAllowed: Boolean(emulator) })
    try {
      return toIdentity(await auth.verifyIdToken(token, true))
    } catch (error) {
      throw toServiceError(error)
    }
  })
  return { verify }
}
