import { LRUCache } from 'lru-cache'
import type { FindRecruiter, Identity, Recruiter } from '../identity.ts'

/**
 * Remembers for 30 s which account an identity has, as long as its token is remembered; an identity without one is asked
 * again each time, so that registration counts at once.
 */
export const rememberRecruiters = (find: FindRecruiter): FindRecruiter => {
  const known = new LRUCache<string, Recruiter, Identity>({
    max: 5_000,
    ttl: 30_000,
    fetchMethod: async (_uid, _stale, { context }) => (await find(context)) ?? undefined,
  })
  return async (identity) => (await known.fetch(identity.uid, { context: identity })) ?? null
}
