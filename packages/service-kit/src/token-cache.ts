import { LRUCache } from 'lru-cache'
import type { Identity } from './identity.ts'

const KEEP_MS = 30_000
const MAXIMUM_TOKENS = 5_000

/**
 * Caches verified tokens for 30 s, never past their expiry, and at most 5,000 of them. Calls with the same new token
 * share one verification; failures aren't cached. So a revoked token still works here for up to 30 s.
 */
export const createTokenCache = (verify: (token: string) => Promise<Identity>) => {
  const identities = new LRUCache<string, Identity>({
    max: MAXIMUM_TOKENS,
    ttl: KEEP_MS,
    fetchMethod: verify,
  })
  return async (token: string): Promise<Identity> => {
    const identity = await identities.forceFetch(token)
    // The cache has a clock of its own, which stands still while the machine is suspended.
    return identity.expiresAt > Date.now() ? identity : identities.forceFetch(token, { forceRefresh: true })
  }
}
