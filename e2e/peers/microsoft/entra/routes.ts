import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { TENANT, type World } from '../world.ts'
import type { AuthorizationCodes, DeviceCodes } from './codes.ts'
import { accountPage, devicePage, finalPage } from './pages.ts'
import { TRANSCRIPTS } from '../transcript-scope.ts'
import { refusal, type Refusal } from './refusal.ts'
import type { Tokens } from './tokens.ts'

/** `origin` and `tokens` are there once the peer listens: they are read when a request comes. */
type Parts = { world: World; origin: string; tokens: Tokens; codes: AuthorizationCodes; devices: DeviceCodes }

const authorizeQuery = z.object({
  client_id: z.string(),
  response_type: z.literal('code'),
  redirect_uri: z.url(),
  response_mode: z.enum(['fragment', 'query']),
  scope: z.string(),
  state: z.string(),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
  nonce: z.string().optional(),
  prompt: z.string().optional(),
  chosen: z.string().optional(),
  login_hint: z.string().optional(),
})
type Authorize = z.output<typeof authorizeQuery>

const tokenBody = z.object({
  client_id: z.string(),
  grant_type: z.string(),
  scope: z.string().default(''),
  code: z.string().default(''),
  redirect_uri: z.string().default(''),
  code_verifier: z.string().default(''),
  refresh_token: z.string().default(''),
  device_code: z.string().default(''),
})
type TokenRequest = z.output<typeof tokenBody>

const scopesIn = (scope: string): string[] => scope.split(' ').filter(Boolean)

/** RFC 8628's name, and the older one that msal-node sends. */
const DEVICE_GRANTS = ['urn:ietf:params:oauth:grant-type:device_code', 'device_code']
const unknownRefreshToken = (): Refusal =>
  refusal('invalid_grant', 700082, 'The refresh token has expired due to inactivity.')

const NOT_CONSENTED = 'The user or administrator has not consented to use the application.'
const notConsented = (): Refusal => refusal('invalid_grant', 65001, NOT_CONSENTED, 'consent_required')

/** Goes back to the app with the outcome, as `response_mode` asks. */
const goBack = (
  reply: FastifyReply,
  { redirect_uri, response_mode, state }: Authorize,
  outcome: Record<string, string>,
) => {
  const parameters = new URLSearchParams({ ...outcome, state }).toString()
  return reply.redirect(`${redirect_uri}${response_mode === 'fragment' ? '#' : '?'}${parameters}`)
}

/** What the sign-in leaves in the browser, for a hidden frame of another site to go on with. */
const COOKIE = 'ESTSAUTH=peer'

/** At these accounts of every tenant sign in, so that the issuer names none. */
const OPEN_AUTHORITIES = new Set(['organizations', 'common', 'consumers'])

/** As `reference-error-codes` words them. */
const DENIALS = {
  50020: 'User account from identity provider does not exist in tenant and cannot access the application.',
  50105: 'The signed in user is not assigned to a role for the application.',
  65004: 'User declined to consent to access the app.',
} as const

/** Entra: discovery, keys, the account page, codes and tokens. */
export const entraRoutes = (app: FastifyInstance, parts: Parts): void => {
  const { world, codes, devices } = parts
  app.get<{ Params: { tenant: string } }>('/:tenant/v2.0/.well-known/openid-configuration', ({ params }) => {
    const base = `${parts.origin}/${params.tenant}`
    return {
      issuer: `${parts.origin}/${OPEN_AUTHORITIES.has(params.tenant) ? '{tenantid}' : TENANT}/v2.0`,
      authorization_endpoint: `${base}/oauth2/v2.0/authorize`,
      token_endpoint: `${base}/oauth2/v2.0/token`,
      device_authorization_endpoint: `${base}/oauth2/v2.0/devicecode`,
      end_session_endpoint: `${base}/oauth2/v2.0/logout`,
      jwks_uri: `${base}/discovery/v2.0/keys`,
      response_types_supported: ['code'],
      response_modes_supported: ['query', 'fragment'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  })
  app.get('/:tenant/discovery/v2.0/keys', () => parts.tokens.publicKeys())

  app.get('/:tenant/oauth2/v2.0/authorize', async (request, reply) => {
    const parsedQuery = authorizeQuery.safeParse(request.query)
    if (!parsedQuery.success)
      return reply
        .code(400)
        .type('text/html')
        .send(finalPage(`AADSTS900144: ${parsedQuery.error.message}`))
    const query = parsedQuery.data
    const fault = world.signIn
    if (fault?.kind === 'denied')
      return goBack(reply, query, {
        error: 'access_denied',
        error_description: `AADSTS${fault.code}: ${DENIALS[fault.code]}`,
      })
    if (fault?.kind === 'consent-required')
      return goBack(reply, query, {
        error: 'consent_required',
        error_description: `AADSTS65001: ${NOT_CONSENTED}`,
      })
    reply.type('text/html').header('set-cookie', `${COOKIE}; Path=/; Secure; HttpOnly; SameSite=None`)
    if (fault?.kind === 'cut-off') reply.header('cross-origin-opener-policy', 'same-origin')
    if (fault?.kind === 'page-stays')
      return finalPage('AADSTS50105: Your administrator has configured the application to block users.')
    const wanted = query.prompt === 'none' ? query.login_hint : query.chosen
    const account = world.accounts.find(({ username }) => username === wanted)
    if (!account) {
      if (query.prompt === 'none')
        return goBack(reply, query, { error: 'login_required', error_description: 'AADSTS50058' })
      return accountPage(world.accounts, new URL(request.url, parts.origin).search)
    }
    const code = codes.create({
      account,
      clientId: query.client_id,
      scopes: scopesIn(query.scope),
      redirectUri: query.redirect_uri,
      challenge: query.code_challenge,
      nonce: query.nonce,
    })
    const clientInfo = Buffer.from(JSON.stringify({ uid: account.oid, utid: account.tid })).toString('base64url')
    return goBack(reply, query, { code, client_info: clientInfo, session_state: 'peer' })
  })

  app.post('/:tenant/oauth2/v2.0/devicecode', (request) => {
    const { client_id, scope } = tokenBody.pick({ client_id: true, scope: true }).parse(request.body)
    const { deviceCode, userCode } = devices.create(client_id, scopesIn(scope))
    return {
      device_code: deviceCode,
      user_code: userCode,
      verification_uri: `${parts.origin}/devicelogin`,
      expires_in: world.deviceLifetime,
      interval: world.deviceInterval,
      message: `To sign in, use a web browser to open the page ${parts.origin}/devicelogin and enter the code ${userCode} to authenticate.`,
    }
  })
  app.get('/devicelogin', (_, reply) => reply.type('text/html').send(devicePage('De code staat op het andere scherm.')))
  app.post('/devicelogin', (request, reply) => {
    const { code, answer } = z.object({ code: z.string(), answer: z.string() }).parse(request.body)
    const accepted = devices.answer(code.trim().toUpperCase(), answer === 'yes' ? (world.accounts[0] ?? null) : null)
    return reply
      .type('text/html')
      .send(accepted ? finalPage('Je kunt dit venster sluiten.') : devicePage('Deze code werkt niet.'))
  })

  const byDevice = async ({ device_code }: TokenRequest) => {
    const device = devices.find(device_code)
    if (!device) return refusal('bad_verification_code', 70018, 'The verification code is not known.')
    if (device.expired) return refusal('expired_token', 70020, 'The device code has expired.')
    if (device.state === 'declined') return refusal('authorization_declined', 70016, 'The end user denied the request.')
    if (world.slowDowns > 0) {
      world.slowDowns -= 1
      return { error: 'slow_down' }
    }
    if (!device.account) return refusal('authorization_pending', 70016, 'The code has not been authenticated yet.')
    const { signIn } = world
    if (signIn?.kind === 'denied') return refusal('invalid_grant', signIn.code, DENIALS[signIn.code])
    if (signIn?.kind === 'consent-required') return notConsented()
    devices.remove(device_code)
    return parts.tokens.issue({ account: device.account, clientId: device.clientId, scopes: device.scopes })
  }

  const byCode = async ({ code, redirect_uri, code_verifier }: TokenRequest) => {
    const grant = codes.redeem(code, redirect_uri, code_verifier)
    if (!grant) return refusal('invalid_grant', 70008, 'The provided authorization code has expired or was used.')
    return parts.tokens.issue(grant, grant.nonce)
  }

  const byRefresh = async ({ refresh_token, scope }: TokenRequest) => {
    const grant = parts.tokens.redeem(refresh_token)
    if (!grant) return unknownRefreshToken()
    if (scopesIn(scope).includes(TRANSCRIPTS) && !world.transcriptsGranted) return notConsented()
    return parts.tokens.issue({ ...grant, scopes: scope === '' ? grant.scopes : scopesIn(scope) })
  }

  app.post('/:tenant/oauth2/v2.0/token', async (request, reply) => {
    if (world.signIn?.kind === 'broken') return reply.code(500).send({})
    const tokenRequest = tokenBody.parse(request.body)
    const answer = DEVICE_GRANTS.includes(tokenRequest.grant_type)
      ? await byDevice(tokenRequest)
      : tokenRequest.grant_type === 'authorization_code'
        ? await byCode(tokenRequest)
        : tokenRequest.grant_type === 'refresh_token'
          ? await byRefresh(tokenRequest)
          : refusal('unsupported_grant_type', 70003, 'The grant type is not supported.')
    return reply
      .code('error' in answer ? 400 : 200)
      .header('cache-control', 'no-store')
      .send(answer)
  })

  // Not Entra's: what a browser sends along, for a test of a browser that withholds it from other sites.
  app.get('/control/cookies', ({ headers }, reply) => reply.type('text/html').send(headers.cookie ?? 'geen'))

  app.get('/:tenant/oauth2/v2.0/logout', (_, reply) => reply.type('text/html').send(finalPage('Je bent afgemeld.')))
}
