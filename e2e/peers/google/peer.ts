import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { z } from 'zod'
import { createCertificate } from '../certificate.ts'
import { clientScript } from './client-script.ts'
import { createWorld, type Account, type World } from './world.ts'

/** A running stand-in. */
export type GooglePeer = {
  /** `https://localhost:PORT`. */
  origin: string
  /** The certificate that its callers have to trust, PEM. */
  certificate: string
  world: World
  /** The script that pages load from Google. */
  script: string
  close: () => Promise<void>
}

/** The secret of every app there. */
export const GOOGLE_SECRET = 'GOCSPX-of-the-stand-in'

const authorizeQuery = z.object({
  client_id: z.string(),
  scope: z.string().regex(/^openid profile email/),
  origin: z.url(),
  chosen: z.string().optional(),
})
const tokenBody = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  client_id: z.string(),
  client_secret: z.literal(GOOGLE_SECRET),
  redirect_uri: z.literal('postmessage'),
})

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)
const page = (body: string): string =>
  `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Inloggen met Google</title><body><h1>Kies een account</h1>${body}</body></html>`

/** The account chooser: every account is a link that goes on with the same request. */
const accountPage = (accounts: readonly Account[], query: string): string =>
  page(
    accounts
      .map(({ name, email }) => {
        const next = new URLSearchParams(query)
        next.set('chosen', email)
        return `<p><a href="?${escape(next.toString())}">${escape(name)} (${escape(email)})</a></p>`
      })
      .join(''),
  )

/** Hands the answer to the page that opened the window. */
const answerPage = (answer: object, origin: string): string =>
  page(`<script>opener.postMessage(${JSON.stringify(answer)}, ${JSON.stringify(origin)})</script>`)

/** Starts Google's sign-in, token endpoint and keys on one port of loopback; 0 takes a free one. */
export const startGooglePeer = async (port = 0, world = createWorld()): Promise<GooglePeer> => {
  const { key, cert } = await createCertificate()
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const codes = new Map<string, { account: Account; clientId: string }>()
  const app = Fastify({ https: { key, cert }, forceCloseConnections: true })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  )

  app.get('/o/oauth2/v2/auth', (request, reply) => {
    const query = authorizeQuery.parse(request.query)
    reply.type('text/html')
    if (world.denied) return answerPage({ error: 'access_denied' }, query.origin)
    const account = world.accounts.find(({ email }) => email === query.chosen)
    if (!account) return accountPage(world.accounts, new URL(request.url, 'https://localhost').search)
    const code = `4/${randomUUID()}`
    codes.set(code, { account, clientId: query.client_id })
    return answerPage({ code, scope: query.scope, authuser: '0', prompt: 'none' }, query.origin)
  })

  app.post('/token', async (request, reply) => {
    if (world.isAway) return reply.code(500).send({ error: 'internal_failure' })
    const form = tokenBody.safeParse(request.body)
    if (!form.success) return reply.code(401).send({ error: 'invalid_client' })
    const { code, client_id } = form.data
    const grant = codes.get(code)
    codes.delete(code)
    const accepted = grant?.clientId === client_id
    world.exchanges.push({ code, accepted })
    if (!grant || !accepted)
      return reply.code(400).send({ error: 'invalid_grant', error_description: 'Malformed auth code.' })
    const { sub, email, name, emailVerified } = grant.account
    const idToken = await new SignJWT({ azp: client_id, email, email_verified: emailVerified, name })
      .setProtectedHeader({ alg: 'RS256', kid: 'peer', typ: 'JWT' })
      .setIssuer('https://accounts.google.com')
      .setAudience(client_id)
      .setSubject(sub)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
    return { access_token: randomUUID(), expires_in: 3_599, token_type: 'Bearer', id_token: idToken }
  })

  app.get('/certs', async () => ({
    keys: [{ ...(await exportJWK(publicKey)), kid: 'peer', use: 'sig', alg: 'RS256' }],
  }))

  const bound = new URL(await app.listen({ port, host: '127.0.0.1' }))
  const origin = `https://localhost:${bound.port}`
  return { origin, certificate: cert, world, script: clientScript(origin), close: () => app.close() }
}
