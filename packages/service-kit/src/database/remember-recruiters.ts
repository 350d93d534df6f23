import { LRUCache } from 'lru-cache'
import type { FindRecruiter, Identity, Recruiter } from '../identity.ts'

/**
 * Caches the account of an identity for 30 s, as long as tokens are cached. An identity without an account isn't
 * cached, so that a registration counts at once.
 */
export const rememberRecruiters = (find: FindRecruiter): FindRecruiter => {
  const recruiters = new LRUCache<string, Recruiter, Identity>({
    max: 5_000,
    ttl: 30_000,
    fetchMethod: async (_uid, _stale, { context }) => (await find(context)) ?? undefined,
  })
  return async (identity) => (await recruiters.fetch(identity.uid, { context: identity })) ?? null
}
