import type { MicrosoftSettings } from '@wervio/microsoft'
import { ServiceError, type ServiceTokens, type TokenVerifier } from '@wervio/service-kit'
import { buildApp } from '../src/app.ts'
import type { Engine } from '../src/engines/engine.ts'
import type { Embedder } from '../src/matching/embeddings/embedder.ts'
import type { Accounts } from '../src/platform/accounts.ts'
import type { RecordingParts } from '../src/recordings/recording-parts.ts'

export const ORIGIN = 'http://localhost:3000'

const signedInAt = Date.now()

/** Any token that starts with 'goed' is a recruiter of that name. */
const verifier: TokenVerifier = {
  verify: (token) =>
    token.startsWith('goed')
      ? Promise.resolve({
          uid: token,
          email: 'jan@voorbeeld.nl',
          emailVerified: true,
          displayName: null,
          provider: 'password',
          signedInAt,
          expiresAt: Date.now() + 60_000,
        })
      : Promise.reject(new ServiceError('invalid_token')),
}

/** Everybody is registered. */
const accounts: Accounts = {
  find: ({ uid }) => Promise.resolve({ accountId: uid, organisationId: uid, role: 'recruiter' }),
  forget: () => undefined,
  storeReads: () => Promise.resolve(),
  ready: () => Promise.resolve(),
  /** Conversations and interviews are kept in a database; tests without one keep none. */
  transaction: () => Promise.reject(new ServiceError('unavailable')),
  close: () => Promise.resolve(),
}

export const appWith = (
  engine: Engine,
  given: Accounts = accounts,
  more: {
    visitorEngine?: Engine | null
    trustedProxies?: string[]
    serviceTokens?: ServiceTokens | null
    embedder?: Embedder | null
    microsoft?: MicrosoftSettings | null
    recordings?: RecordingParts
  } = {},
) =>
  buildApp({
    engine,
    accounts: given,
    verifier,
    origins: [ORIGIN],
    logLevel: 'silent',
    ...more,
  })
