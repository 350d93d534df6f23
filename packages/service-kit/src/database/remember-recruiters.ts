import { LRUCache } from 'lru-cache'
import type { Caller, FindRecruiter, Identity } from '../identity.ts'

/**
 * Caches the account of an identity for 30 s, as long as tokens are cached. An identity without an account isn't
 * cached, so that a registration counts at once; after a role changed or an account was removed, `forget` makes that
 * count at once too.
 */
export const rememberRecruiters = (find: FindRecruiter): { find: FindRecruiter; forget: () => void } => {
  const recruiters = new LRUCache<string, Caller, Identity>({
    max: 5_000,
    ttl: 30_000,
    // What is being looked up while everything is forgotten answers whoever waits for it, and isn't stored.
    ignoreFetchAbort: true,
    fetchMethod: async (_uid, _stale, { context }) => (await find(context)) ?? undefined,
  })
  return {
    find: async (identity) => (await recruiters.fetch(identity.uid, { context: identity })) ?? null,
    forget: () => recruiters.clear(),
  }
}
