import { LRUCache } from 'lru-cache'
import type { Identity } from './identity.ts'

const KEEP_MS = 30_000
const MAXIMUM_TOKENS = 5_000

/**
 * Keeps verified tokens for 30 s, never past their own end, and at most 5,000 of them. Calls for the same new token share
 * one verification; a failure is not kept. 30 s is therefore how long a revoked token still works here.
 */
export const createTokenCache = (verify: (token: string) => Promise<Identity>) => {
  const kept = new LRUCache<string, Identity>({
    max: MAXIMUM_TOKENS,
    ttl: KEEP_MS,
    fetchMethod: async (token, _stale, { options }) => {
      const identity = await verify(token)
      options.ttl = Math.max(1, Math.min(KEEP_MS, identity.expiresAt - Date.now()))
      return identity
    },
  })
  return (token: string): Promise<Identity> => kept.forceFetch(token)
}
