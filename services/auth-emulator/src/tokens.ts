import {
  openCustomToken,
  openEmulatorToken,
  openText,
  sealText,
  signEmulatorToken,
} from '@wervio/service-kit/emulator-token'
import { ProviderError } from './provider-error.ts'

type Body = Record<string, unknown>

/** What an id token says, as far as it is read here; moments in seconds since 1970. */
export type Claims = {
  sub?: string
  exp?: number
  /** When its session began. */
  auth_time?: number
  /** Of somebody who came with a custom token. */
  contact_email?: string
  contact_name?: string
  firebase?: { sign_in_provider?: string; sign_in_second_factor?: string; second_factor_identifier?: string }
}

/** Fields of responses that hold an id token or a refresh token; securetoken's names differ. */
const ID_TOKENS = ['idToken', 'id_token', 'access_token']
const REFRESH_TOKENS = ['refreshToken', 'refresh_token']
const SECRETS = ['passwordHash', 'salt', 'rawPassword', 'sealedSecret', 'lastStep']

/** Before the moment a session began, behind the emulator's refresh token (base64, which doesn't have it). */
const SINCE = '~'

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !SECRETS.includes(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutSecrets(field)]))
}

/** What an id token says, whoever made it. */
export const claimsIn = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims

const withClaims = (token: string, claims: Claims): string => {
  const [header, , signature] = token.split('.')
  const payload = Buffer.from(JSON.stringify({ ...claimsIn(token), ...claims })).toString('base64url')
  return [header, payload, signature].join('.')
}

/**
 * Signs the emulator's unsigned tokens. The emulator accepts any id token and any refresh token (JSON in base64) that
 * names an account, so only those signed here reach it; our services check the same signature. The emulator also knows
 * only the last sign-in of an account: the moment a session began stands in its own tokens.
 */
export const createTokens = (secret: string) => {
  const sign = ([name, value]: [string, unknown], sessionStart: number): [string, unknown] => {
    if (typeof value !== 'string') return [name, value]
    if (ID_TOKENS.includes(name))
      return [name, signEmulatorToken(withClaims(value, { auth_time: sessionStart }), secret)]
    if (REFRESH_TOKENS.includes(name)) return [name, sealText(value + SINCE + sessionStart, secret)]
    return [name, value]
  }

  const openIdToken = (token: string): string => {
    const unsignedToken = openEmulatorToken(token, secret)
    if (unsignedToken === null) throw new ProviderError(400, 'INVALID_ID_TOKEN')
    if ((claimsIn(unsignedToken).exp ?? 0) * 1_000 < Date.now()) throw new ProviderError(400, 'TOKEN_EXPIRED')
    return unsignedToken
  }

  return {
    /**
     * A response of the emulator with its tokens signed, and without passwords. `sessionStart` is when its session
     * began, in seconds since 1970.
     */
    seal: (body: Body, sessionStart = 0): Body =>
      Object.fromEntries(Object.entries(withoutSecrets(body) as Body).map((entry) => sign(entry, sessionStart))),
    /**
     * The id token as the emulator reads it; throws `INVALID_ID_TOKEN` when it isn't ours, `TOKEN_EXPIRED` when it has
     * expired.
     */
    openIdToken,
    /** What an id token says; throws as `openIdToken` does. */
    claimsOf: (token: string): Claims => claimsIn(openIdToken(token)),
    /**
     * The custom token as the emulator reads it; throws `INVALID_CUSTOM_TOKEN` for one that isn't ours or has expired.
     */
    openCustomToken: (token: string): string => {
      const unsignedToken = openCustomToken(token, secret)
      if (unsignedToken === null || (claimsIn(unsignedToken).exp ?? 0) * 1_000 < Date.now())
        throw new ProviderError(400, 'INVALID_CUSTOM_TOKEN')
      return unsignedToken
    },
    /** The refresh token as the emulator reads it, and when its session began; throws `INVALID_REFRESH_TOKEN`. */
    openRefreshToken: (token: string): { refreshToken: string; began: number } => {
      const [refreshToken, began] = openText(token, secret)?.split(SINCE) ?? []
      if (refreshToken === undefined || began === undefined) throw new ProviderError(400, 'INVALID_REFRESH_TOKEN')
      return { refreshToken, began: Number(began) }
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
