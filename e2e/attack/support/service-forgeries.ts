import { createHmac, randomUUID } from 'node:crypto'
import type { Claims, Forgery } from './token-forgeries.ts'

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token like those of our services: HS256 over the claims. */
export const serviceToken = (
  claims: Claims,
  secret: string,
  header: Claims = { alg: 'HS256' },
  digest = 'sha256',
): string => {
  const unsigned = `${encode(header)}.${encode(claims)}`
  return `${unsigned}.${createHmac(digest, secret).update(unsigned).digest('base64url')}`
}

const now = () => Math.floor(Date.now() / 1000)

/** Valid claims for an account, expiring after `seconds`. */
export const serviceClaims = (accountId: string, organisationId: string, seconds = 120): Claims => ({
  organisation: organisationId,
  iss: 'wervio',
  aud: 'ai',
  sub: accountId,
  iat: now(),
  exp: now() + seconds,
})

/** Forged tokens that claim to be a service's, for an existing account. */
export const serviceForgeries = (accountId: string, organisationId: string, secret: string): Forgery[] => {
  const claims = serviceClaims(accountId, organisationId)
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name))
  const secrets = [
    '',
    'secret',
    'wervio',
    secret.slice(1),
    `${secret}0`,
    secret.toUpperCase(),
    Buffer.from(secret, 'hex').toString('latin1'),
    '0'.repeat(64),
    randomUUID(),
  ]
  const changes: Claims[] = [
    { aud: 'main' },
    { aud: 'other' },
    { aud: '' },
    { aud: [] },
    { iss: 'Wervio' },
    { iss: ['wervio'] },
    { exp: now() - 120 },
    { exp: 'x' },
    { exp: null },
    { nbf: now() + 3_600 },
    { organisation: 7 },
    { organisation: null },
    { sub: 7 },
  ]
  return [
    ...secrets.map((wrong) => ({
      what: `service token with another secret (${wrong.length})`,
      token: serviceToken(claims, wrong),
    })),
    ...changes.map((change) => ({
      what: `service token with ${JSON.stringify(change)}`,
      token: serviceToken({ ...claims, ...change }, secret),
    })),
    ...['aud', 'exp', 'sub', 'organisation', 'iss'].map((name) => ({
      what: `service token without ${name}`,
      token: serviceToken(without(name), secret),
    })),
    ...['none', 'HS384', 'HS512', 'RS256'].map((alg) => ({
      what: `service token with alg ${alg}`,
      token: serviceToken(claims, secret, { alg }),
    })),
    { what: 'unsigned service token', token: `${encode({ alg: 'none' })}.${encode(claims)}.` },
    { what: 'service token with a cut signature', token: serviceToken(claims, secret).slice(0, -4) },
  ]
}
