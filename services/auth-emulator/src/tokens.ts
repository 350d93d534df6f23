import {
  openCustomToken,
  openEmulatorToken,
  openText,
  sealText,
  signEmulatorToken,
} from '@wervio/service-kit/emulator-token'
import { ProviderError } from './provider-error.ts'

type Body = Record<string, unknown>

/** Fields of responses that hold an id token or a refresh token; securetoken's names differ. */
const ID_TOKENS = ['idToken', 'id_token', 'access_token']
const REFRESH_TOKENS = ['refreshToken', 'refresh_token']
const SECRETS = ['passwordHash', 'salt', 'rawPassword']

const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([name]) => !SECRETS.includes(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutSecrets(field)]))
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as { sub?: string; exp?: number }

/** An unsigned token that names another moment of sign-in, in seconds since 1970. */
const signedInAt = (token: string, seconds: number): string => {
  const [header = '', , signature = ''] = token.split('.')
  const claims = JSON.stringify({ ...claimsOf(token), auth_time: seconds })
  return `${header}.${Buffer.from(claims).toString('base64url')}.${signature}`
}

/** The emulator's refresh token and the moment of its sign-in, in one text; its base64 has no dots. */
const joinRefresh = (token: string, seconds: number): string => `${token}.${seconds}`

const now = (): number => Math.floor(Date.now() / 1_000)

/**
 * Signs the emulator's unsigned tokens. The emulator accepts any id token and any refresh token (JSON in base64) that
 * names an account, so only those signed here reach it; our services check the same signature. The emulator's tokens name
 * the last sign-in of an account, wherever it was: ours name their own in all tokens of it, as Firebase's do.
 */
export const createTokens = (secret: string) => {
  const sign = (name: string, value: unknown, seconds: number): unknown => {
    if (typeof value !== 'string') return value
    if (ID_TOKENS.includes(name)) return signEmulatorToken(signedInAt(value, seconds), secret)
    if (REFRESH_TOKENS.includes(name)) return sealText(joinRefresh(value, seconds), secret)
    return value
  }

  const openIdToken = (token: string): string => {
    const unsignedToken = openEmulatorToken(token, secret)
    if (unsignedToken === null) throw new ProviderError(400, 'INVALID_ID_TOKEN')
    if ((claimsOf(unsignedToken).exp ?? 0) * 1_000 < Date.now()) throw new ProviderError(400, 'TOKEN_EXPIRED')
    return unsignedToken
  }

  return {
    /**
     * A response of the emulator with its tokens signed, and without passwords. They are of the sign-in at `seconds` since
     * 1970; one of now when absent.
     */
    seal: (body: Body, seconds: number = now()): Body =>
      Object.fromEntries(
        Object.entries(withoutSecrets(body) as Body).map(([name, value]) => [name, sign(name, value, seconds)]),
      ),
    /**
     * The id token as the emulator reads it; throws `INVALID_ID_TOKEN` when it isn't ours, `TOKEN_EXPIRED` when it has
     * expired.
     */
    openIdToken,
    /** The id of the account of an id token; throws as `openIdToken` does. */
    ownerOf: (token: string): string => claimsOf(openIdToken(token)).sub ?? '',
    /** The custom token as the emulator reads it; throws `INVALID_CUSTOM_TOKEN` for one that isn't ours or has expired. */
    openCustomToken: (token: string): string => {
      const unsignedToken = openCustomToken(token, secret)
      if (unsignedToken === null || (claimsOf(unsignedToken).exp ?? 0) * 1_000 < Date.now())
        throw new ProviderError(400, 'INVALID_CUSTOM_TOKEN')
      return unsignedToken
    },
    /**
     * The refresh token as the emulator reads it, whose it is, and the moment of its sign-in in seconds since 1970; one of
     * an earlier version doesn't say that, and counts as of now. Throws `INVALID_REFRESH_TOKEN`.
     */
    openRefreshToken: (token: string): { token: string; owner: string; seconds: number } => {
      const text = openText(token, secret)
      if (text === null) throw new ProviderError(400, 'INVALID_REFRESH_TOKEN')
      const [refreshToken = '', seconds] = text.split('.')
      const { localId } = JSON.parse(Buffer.from(refreshToken, 'base64').toString('utf8')) as { localId?: string }
      return { token: refreshToken, owner: localId ?? '', seconds: seconds === undefined ? now() : Number(seconds) }
    },
  }
}

export type Tokens = ReturnType<typeof createTokens>
