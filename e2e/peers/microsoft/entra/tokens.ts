import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import type { Account } from '../account.ts'
import type { World } from '../world.ts'

/** What a token allows and whose it is. */
export type Grant = { account: Account; clientId: string; scopes: string[] }

type Issued = Grant & { issuedAt: number; expiresAt: number }

/** What the token endpoint answers. */
export type TokenAnswer = {
  token_type: 'Bearer'
  scope: string
  expires_in: number
  ext_expires_in: number
  access_token: string
  refresh_token: string
  id_token: string
  client_info: string
}

const OPENID = new Set(['openid', 'profile', 'offline_access', 'email'])
const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Issues tokens and knows them again. `origin` is the address of the peer. */
export class Tokens {
  readonly #world: World
  readonly #origin: string
  readonly #keys: { privateKey: CryptoKey; publicKey: CryptoKey }
  readonly #access = new Map<string, Issued>()
  readonly #refresh = new Map<string, Grant>()

  private constructor(world: World, origin: string, keys: { privateKey: CryptoKey; publicKey: CryptoKey }) {
    this.#world = world
    this.#origin = origin
    this.#keys = keys
  }

  static async create(world: World, origin: string): Promise<Tokens> {
    return new Tokens(world, origin, await generateKeyPair('RS256'))
  }

  issuer(tenant: string): string {
    return `${this.#origin}/${tenant}/v2.0`
  }

  async publicKeys(): Promise<{ keys: JWK[] }> {
    return { keys: [{ ...(await exportJWK(this.#keys.publicKey)), kid: 'peer', use: 'sig', alg: 'RS256' }] }
  }

  async issue(grant: Grant, nonce?: string): Promise<TokenAnswer> {
    const { account, clientId, scopes } = grant
    const access = await this.#sign(
      { aud: 'https://graph.microsoft.com', scp: scopes.join(' '), jti: randomUUID() },
      grant,
    )
    const refresh = randomUUID()
    const issuedAt = Date.now()
    this.#access.set(access, { ...grant, issuedAt, expiresAt: issuedAt + this.#world.tokenLifetime * 1_000 })
    this.#refresh.set(refresh, grant)
    return {
      token_type: 'Bearer',
      scope: scopes.filter((scope) => !OPENID.has(scope)).join(' '),
      expires_in: this.#world.tokenLifetime,
      ext_expires_in: this.#world.tokenLifetime,
      access_token: access,
      refresh_token: refresh,
      id_token: await this.#sign({ aud: clientId, ...(nonce !== undefined && { nonce }) }, grant),
      client_info: base64url({ uid: account.oid, utid: account.tid }),
    }
  }

  /** Redeems a refresh token once; null for one that is unknown, used or taken back. */
  redeem(refreshToken: string): Grant | null {
    const grant = this.#refresh.get(refreshToken) ?? null
    this.#refresh.delete(refreshToken)
    return this.#world.revoked ? null : grant
  }

  /** The grant of an access token; null for one that is unknown, expired or taken back. */
  grantOf(accessToken: string): Grant | null {
    const issued = this.#access.get(accessToken)
    const { revoked, expiredBefore } = this.#world
    if (!issued || revoked || issued.issuedAt < expiredBefore || issued.expiresAt <= Date.now()) return null
    return issued
  }

  #sign(claims: Record<string, unknown>, { account }: Grant): Promise<string> {
    const { oid, tid, name, username } = account
    return new SignJWT({ ...claims, oid, tid, name, preferred_username: username, ver: '2.0' })
      .setProtectedHeader({ alg: 'RS256', kid: 'peer', typ: 'JWT' })
      .setIssuer(this.issuer(tid))
      .setSubject(`${oid}-${String(claims['aud'])}`)
      .setIssuedAt()
      .setNotBefore('0s')
      .setExpirationTime(`${Math.max(1, Math.round(this.#world.tokenLifetime))}s`)
      .sign(this.#keys.privateKey)
  }
}
