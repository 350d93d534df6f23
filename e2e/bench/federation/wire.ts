import type { RecruiterProfile } from '@wervio/contracts'
import Fastify, { type FastifyInstance } from 'fastify'

/** Who is signed in during the benches. */
export const recruiter = { email: 'bench@example.com', password: 'bench-wervio', name: 'Bench' }

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = () => {
  const now = Math.floor(Date.now() / 1000)
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub: 'bench', user_id: 'bench', email: recruiter.email, iat: now, auth_time: now, exp: now + 3600, firebase: { sign_in_provider: 'password' }, iss: 'https://securetoken.google.com/demo-wervio', aud: 'demo-wervio' })}.`
}

const user = {
  localId: 'bench',
  email: recruiter.email,
  displayName: recruiter.name,
  emailVerified: true,
  providerUserInfo: [],
  validSince: '0',
  createdAt: '1700000000000',
  lastLoginAt: '1700000000000',
}

/** Whom the shell asks for as soon as somebody signed in. */
const profile: RecruiterProfile = {
  display_name: recruiter.name,
  email: recruiter.email,
  role: 'owner',
  position: '',
  department: '',
  phone: '',
  location: '',
  bio: '',
  experience: '',
  specialization: '',
  skills: [],
  languages: [],
  mail_signature: '',
  photo: null,
  version: 0,
}

/**
 * Fakes identity and both services at the wire, so that two variants differ only in what the browser loads. `extend`
 * adds responses.
 */
export const startWire = async (extend: (app: FastifyInstance) => void = () => undefined) => {
  const app: FastifyInstance = Fastify()
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-allow-methods': '*',
      'access-control-max-age': '600',
      'access-control-expose-headers': 'link',
    })
  })
  app.options('/*', async (_, reply) => reply.code(204).send())
  const tokens = () => ({
    idToken: token(),
    refreshToken: 'bench',
    expiresIn: '3600',
    localId: user.localId,
    email: user.email,
  })
  app.post('/api/register', async (_, reply) =>
    reply.code(409).send({ error: 'Bestaat al', message: 'Bestaat al', code: 'already_registered' }),
  )
  app.post('/*', async ({ url }) => {
    if (url.includes('accounts:signInWithPassword') || url.includes('accounts:signUp'))
      return { ...tokens(), registered: true }
    if (url.includes('accounts:lookup')) return { users: [user] }
    if (url.includes('/token'))
      return {
        id_token: token(),
        access_token: token(),
        refresh_token: 'bench',
        expires_in: '3600',
        user_id: user.localId,
      }
    return {}
  })
  app.get('/api/profile', async () => profile)
  extend(app)
  app.get('/*', async () => [])
  const address = await app.listen({ port: 0, host: 'localhost' })
  return { url: address.replace(/127\.0\.0\.1|\[::1\]/, 'localhost'), close: () => app.close() }
}
