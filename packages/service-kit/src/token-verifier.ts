import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { initializeApp } from 'firebase-admin/app'
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth'
import { contactOf } from './contact-claims.ts'
import { openEmulatorToken, signCustomToken } from './emulator-token.ts'
import { identitiesOf } from './identities.ts'
import type { Identities, Identity, TokenVerifier } from './identity.ts'
import { ServiceError } from './service-error.ts'
import { createTokenCache } from './token-cache.ts'
import { checkTokenShape } from './token-shape.ts'

export type VerifierOptions = {
  projectId: string
  /** `host:port` of the Auth emulator; absent with a real project. */
  emulatorHost?: string | undefined
  production: boolean
  /**
   * The secret with which the built-in sign-in signs its tokens, and with which our services prove themselves to it.
   */
  emulatorSecret?: string | undefined
  /** Agent for connections to the identity provider, such as a proxy's. */
  httpAgent?: Agent
}

const endedSessionCodes = new Set(['auth/id-token-expired', 'auth/id-token-revoked', 'auth/user-disabled'])
const badTokenCodes = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/user-not-found',
  'auth/invalid-uid',
])

/**
 * Whether the token itself is bad. firebase-admin uses the same code when it couldn't fetch the keys; only texts about
 * the token name it.
 */
const blamesToken = (error: Error & { code?: string }): boolean =>
  error.code !== 'auth/argument-error' || error.message.includes('Firebase ID token')

const toServiceError = (error: unknown): ServiceError => {
  const { code } = error as { code?: string }
  if (code && endedSessionCodes.has(code)) return new ServiceError('session_expired')
  if (code && badTokenCodes.has(code) && blamesToken(error as Error)) return new ServiceError('invalid_token')
  return new ServiceError('unavailable', { cause: error })
}

const toIdentity = (token: DecodedIdToken): Identity => {
  const contact = contactOf(token)
  return {
    uid: token.uid,
    email: token.email ?? contact.email,
    emailVerified: token.email_verified ?? false,
    displayName: typeof token['name'] === 'string' ? token['name'] : contact.name,
    provider: token.firebase?.sign_in_provider ?? null,
    signedInAt: token.auth_time * 1000,
    expiresAt: token.exp * 1000,
  }
}

/**
 * Verifies Firebase id tokens, revocation included, and caches the result for 30 s. In production it throws at once
 * with an emulator, which accepts unsigned tokens, and with a demo project, which has no owner.
 */
export const createTokenVerifier = ({
  projectId,
  emulatorHost,
  emulatorSecret,
  production,
  httpAgent,
}: VerifierOptions): TokenVerifier & { identities: Identities } => {
  const emulator = emulatorHost ?? process.env['FIREBASE_AUTH_EMULATOR_HOST']
  if (production && emulator) throw new Error('FIREBASE_AUTH_EMULATOR_HOST may not be set when NODE_ENV is production.')
  if (production && projectId.startsWith('demo-'))
    throw new Error('FIREBASE_PROJECT_ID must name a project of your own when NODE_ENV is production.')
  // firebase-admin reads the emulator's address only from the environment, when getAuth creates its client. The
  // built-in sign-in expects its secret in the address of its administrative calls.
  if (emulator) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorSecret ? `${emulator}/${emulatorSecret}` : emulator
  const auth = getAuth(initializeApp({ projectId, ...(httpAgent && { httpAgent }) }, randomUUID()))
  const verify = createTokenCache(async (sealedToken) => {
    const token = emulatorSecret ? openEmulatorToken(sealedToken, emulatorSecret) : sealedToken
    if (token === null) throw new ServiceError('invalid_token')
    checkTokenShape(token, { projectId, unsignedAllowed: Boolean(emulator) })
    try {
      return toIdentity(await auth.verifyIdToken(token, true))
    } catch (error) {
      throw toServiceError(error)
    }
  })
  const identities = emulatorSecret
    ? identitiesOf(auth, (customToken) => signCustomToken(customToken, emulatorSecret))
    : identitiesOf(auth)
  return { verify, identities }
}
