import { z } from 'zod'
import { MicrosoftError } from './microsoft-error.ts'
import { claimsIn } from './stored-connection.ts'

/** Authorities at which accounts of more than one organisation sign in. */
const OPEN = new Set(['organizations', 'common', 'consumers'])
const TIMEOUT = 10_000

const metadata = z.object({ issuer: z.url() })
/** The first part of the path of an address of Entra: a tenant's id or its domain. */
const firstPart = (address: string): string => new URL(address).pathname.split('/')[1]?.toLowerCase() ?? ''

/** The id behind a domain: Entra names it in the issuer of the tenant. */
const idOfDomain = async (authority: string): Promise<string> => {
  try {
    const address = `${authority.replace(/\/$/, '')}/v2.0/.well-known/openid-configuration`
    const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) })
    return z.guid().parse(firstPart(metadata.parse(await answer.json()).issuer))
  } catch (cause) {
    throw new MicrosoftError('unavailable', 'tenant', { cause })
  }
}

/**
 * Checks that a token that Graph has taken is of the tenant that the authority names; any tenant will do where it names
 * none. Rejects with a `MicrosoftError`.
 */
export const createTenantCheck = (authority: string): ((accessToken: string) => Promise<void>) => {
  const name = firstPart(authority)
  let id: Promise<string> | undefined
  const ownTenant = (): Promise<string> => {
    if (z.guid().safeParse(name).success) return Promise.resolve(name)
    id ??= idOfDomain(authority).catch((error: unknown) => {
      id = undefined
      throw error
    })
    return id
  }
  return async (accessToken) => {
    if (OPEN.has(name)) return
    const { tid } = z
      .object({ tid: z.string().catch('') })
      .catch({ tid: '' })
      .parse(claimsIn(accessToken))
    if (tid.toLowerCase() !== (await ownTenant())) throw new MicrosoftError('forbidden', 'other_tenant')
  }
}
