import { messages } from '@wervio/contracts'
import type { MicrosoftSettings } from '@wervio/microsoft'
import { ServiceError } from '@wervio/service-kit'
import { createRemoteJWKSet, decodeJwt } from 'jose'
import { z } from 'zod'
import { checkIdToken } from './check-id-token.ts'
import { addressIn, nameIn, type ProvenIdentity } from './proven-identity.ts'

/** The tenant of all personal accounts (learn.microsoft.com/entra/identity-platform/id-token-claims-reference). */
const PERSONAL = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** Where Entra's metadata has the tenant of the token. */
const TENANT = '{tenantid}'

const TIMEOUT = 10_000

const metadata = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https$/ }) })
type Metadata = z.output<typeof metadata>

/** Of a work account; both ids together are that person's, whatever their address becomes. */
const workAccount = z.object({ tid: z.guid(), oid: z.guid(), ver: z.literal('2.0') })

const limitedKey = z.object({ issuer: z.string() })

const readMetadata = async (authority: string): Promise<Metadata> => {
  try {
    const answer = await fetch(`${authority}/v2.0/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return metadata.parse(await answer.json())
  } catch (cause) {
    throw new ServiceError('microsoft_unavailable', { cause })
  }
}

const tenantOf = (token: string): string => {
  try {
    return z.guid().parse(decodeJwt(token)['tid']).toLowerCase()
  } catch (cause) {
    throw new ServiceError('proof_refused', { cause })
  }
}

/** Checks Entra's id tokens against its keys; the metadata is read once, the keys again when an unknown one signs. */
export const createMicrosoftProof = ({ authority, clientId }: MicrosoftSettings) => {
  const open = async () => {
    const { issuer, jwks_uri } = await readMetadata(authority.replace(/\/$/, ''))
    return { issuer, keys: createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT }) }
  }
  let opening: ReturnType<typeof open> | undefined
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  return async (token: string): Promise<ProvenIdentity> => {
    const { issuer, keys } = await opened()
    const tenant = tenantOf(token)
    if (tenant === PERSONAL) throw new ServiceError('proof_refused', { message: messages.microsoftPersonalAccount })
    const ownIssuer = issuer.replace(TENANT, tenant)
    const { claims, keyId } = await checkIdToken(token, keys, { audience: clientId, issuer: ownIssuer })
    // A key may be there for some tenants alone, such as that of personal accounts.
    const key = limitedKey.safeParse(keys.jwks()?.keys.find(({ kid }) => kid === keyId))
    if (key.success && key.data.issuer.replace(TENANT, tenant) !== ownIssuer) throw new ServiceError('proof_refused')
    const account = workAccount.safeParse(claims)
    const address = addressIn(claims['preferred_username'] ?? claims['email'])
    if (!account.success || address === undefined) throw new ServiceError('proof_refused')
    const { tid, oid } = account.data
    return {
      provider: 'microsoft',
      subject: `${tid.toLowerCase()}/${oid.toLowerCase()}`,
      address,
      name: nameIn(claims['name']),
    }
  }
}
