import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

type User = { disabled?: boolean; validSince?: string }

const encodePart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An id token of the project `demo-wervio`, unsigned like the Auth emulator's unless the header says otherwise. */
export const unsignedToken = (
  claims: { sub: string; aud?: string; iss?: string; exp?: number },
  header: object = { alg: 'none' },
  signature = '',
): string => {
  const now = Math.floor(Date.now() / 1000)
  const defaultClaims = {
    aud: 'demo-wervio',
    iss: 'https://securetoken.google.com/demo-wervio',
    iat: now,
    auth_time: now,
    exp: now + 3600,
    email: `${claims.sub}@voorbeeld.nl`,
    firebase: { sign_in_provider: 'password' },
  }
  return `${encodePart({ typ: 'JWT', ...header })}.${encodePart({ ...defaultClaims, ...claims })}.${signature}`
}

/** The path of that call; the built-in sign-in requires its secret in front of it. */
const LOOKUP = '/identitytoolkit.googleapis.com/v1/projects/demo-wervio/accounts:lookup'

/** Fakes the one call of the Auth emulator that verification makes, for these users. */
export const startIdentityStandIn = async () => {
  const users = new Map<string, User>()
  let lookups = 0
  const app = Fastify({ forceCloseConnections: true })
  const prefixes: string[] = []
  app.post<{ Body: { localId: string[] } }>('*', ({ url, body }, reply) => {
    const [prefix = '', rest] = url.split(LOOKUP)
    if (rest !== '') return reply.code(404).send({})
    lookups += 1
    prefixes.push(prefix)
    const accounts = body.localId.flatMap((localId) => {
      const user = users.get(localId)
      return user ? [{ localId, email: `${localId}@voorbeeld.nl`, ...user }] : []
    })
    return accounts.length > 0 ? { users: accounts } : {}
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { host: `127.0.0.1:${port}`, users, lookups: () => lookups, prefixes: () => prefixes, stop: () => app.close() }
}

export type IdentityStandIn = Awaited<ReturnType<typeof startIdentityStandIn>>
