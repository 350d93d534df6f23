import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from '@jest/globals'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey } from 'jose'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

export const MICROSOFT_APP = '6731de76-14a6-49ae-97bc-6eba6914391e'
export const GOOGLE_APP = '407408718192.apps.googleusercontent.com'
export const TENANT = '9122040d-6c67-4c5b-b112-36a304b66dad'
const ENTRA = 'https://login.microsoftonline.com'

export const microsoft = {
  clientId: MICROSOFT_APP,
  authority: `${ENTRA}/organizations`,
  graphUrl: 'https://graph.microsoft.com/v1.0',
  keys: [{ name: 'test', bytes: randomBytes(32) }],
}
export const google = {
  clientId: GOOGLE_APP,
  clientSecret: 'a-secret-of-the-app',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
}

export type Claims = Record<string, unknown>
type Person = { oid: string; sub: string; username: string; name: string }

export const newPerson = (username = `${randomUUID()}@werving.example`): Person => ({
  oid: randomUUID(),
  sub: String(Math.floor(Math.random() * 1e15)),
  username,
  name: 'Noor de Recruiter',
})

/** The claims of Entra's id token, and of Google's. */
const microsoftClaims = ({ oid, username, name }: Person): Claims => ({
  iss: `${ENTRA}/${TENANT}/v2.0`,
  aud: MICROSOFT_APP,
  sub: `pairwise-${oid}`,
  tid: TENANT,
  oid,
  preferred_username: username,
  name,
  ver: '2.0',
})
const googleClaims = ({ sub, username, name }: Person): Claims => ({
  iss: 'https://accounts.google.com',
  aud: GOOGLE_APP,
  azp: GOOGLE_APP,
  sub,
  email: username,
  email_verified: true,
  name,
})

/** Seconds since 1970, from which an id token counts and until when. */
export type Times = { issued?: number; expires?: number }
const now = () => Math.floor(Date.now() / 1_000)

/** Entra and Google at the wire: metadata, keys and Google's token endpoint, with tokens that are really signed. */
export const startProviders = () => {
  let keys: CryptoKey[] = []
  let published: object[] = []
  const codes = new Map<string, string>()
  const state = { isAway: false, secrets: [] as (string | null)[] }

  const unlessAway = (answer: () => object) =>
    state.isAway ? HttpResponse.json({}, { status: 500 }) : HttpResponse.json(answer())
  const server = setupServer(
    http.get(`${ENTRA}/organizations/v2.0/.well-known/openid-configuration`, () =>
      unlessAway(() => ({
        issuer: `${ENTRA}/{tenantid}/v2.0`,
        jwks_uri: `${ENTRA}/organizations/discovery/v2.0/keys`,
      })),
    ),
    http.get(`${ENTRA}/organizations/discovery/v2.0/keys`, () => unlessAway(() => ({ keys: published }))),
    http.get(google.keysUrl, () => unlessAway(() => ({ keys: published }))),
    http.post(google.tokenUrl, async ({ request }) => {
      const form = new URLSearchParams(await request.text())
      state.secrets.push(form.get('client_secret'))
      const code = form.get('code') ?? ''
      const idToken = codes.get(code)
      codes.delete(code)
      if (state.isAway) return HttpResponse.html('<h1>Fout</h1>', { status: 503 })
      return idToken === undefined
        ? HttpResponse.json({ error: 'invalid_grant' }, { status: 400 })
        : HttpResponse.json({ id_token: idToken, token_type: 'Bearer', expires_in: 3_599 })
    }),
  )

  beforeAll(async () => {
    const pairs = await Promise.all([0, 1, 2].map(() => generateKeyPair('RS256')))
    keys = pairs.map(({ privateKey }) => privateKey)
    const [everyone, personal] = await Promise.all(pairs.map(({ publicKey }) => exportJWK(publicKey)))
    published = [
      { ...everyone, kid: 'everyone', alg: 'RS256', use: 'sig', issuer: `${ENTRA}/{tenantid}/v2.0` },
      { ...personal, kid: 'other', alg: 'RS256', use: 'sig', issuer: `${ENTRA}/${randomUUID()}/v2.0` },
    ]
    server.listen({
      // Calls of another service of ours go through.
      onUnhandledRequest: ({ url }, print) => {
        if (new URL(url).hostname !== '127.0.0.1') print.error()
      },
    })
  })
  beforeEach(() => void Object.assign(state, { isAway: false, secrets: [] }))
  afterAll(() => server.close())

  const sign = (claims: Claims, { issued = now(), expires = now() + 3_600 }: Times, key = 0, kid = 'everyone') =>
    new SignJWT({ jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .sign(keys[key] ?? new Uint8Array())

  return {
    state,
    /** An id token of Entra. */
    entraToken: (person: Person, claims: Claims = {}, times: Times = {}) =>
      sign({ ...microsoftClaims(person), ...claims }, times),
    /** The same, signed by somebody else under the name of Entra's key. */
    forgedToken: (person: Person) => sign(microsoftClaims(person), {}, 2),
    /** The same, signed with a key that Entra has for another tenant alone. */
    otherTenantsToken: (person: Person) => sign(microsoftClaims(person), {}, 1, 'other'),
    unsignedToken: (person: Person) =>
      new UnsecuredJWT(microsoftClaims(person)).setIssuedAt().setExpirationTime('1h').encode(),
    /** A code of Google's window, worth one id token. */
    googleCode: async (person: Person, claims: Claims = {}, { key = 0 } = {}) => {
      const code = `4/${randomUUID()}`
      codes.set(code, await sign({ ...googleClaims(person), ...claims }, {}, key))
      return code
    },
  }
}
