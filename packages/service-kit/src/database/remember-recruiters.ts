import { LRUCache } from 'lru-cache'
import type { Caller, FindRecruiter, Identity } from '../identity.ts'

const keyOf = ({ uid, signedInAt }: Identity): string => `${signedInAt} ${uid}`

/**
 * Caches the account of a sign-in for 30 s, as long as tokens are cached. An identity without an account isn't cached,
 * so that a registration counts at once. `forget` has all sign-ins of an identity looked up anew in this process, and
 * without one those of everybody: after a role changed or an account was removed.
 */
export const rememberRecruiters = (find: FindRecruiter) => {
  const recruiters = new LRUCache<string, Caller, { identity: Identity; userAgent: string | undefined }>({
    max: 5_000,
    ttl: 30_000,
    // What is being looked up while it is forgotten answers whoever waits for it, and isn't stored.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { identity, userAgent } }) =>
      (await find(identity, userAgent)) ?? undefined,
  })
  const findRecruiter: FindRecruiter = async (identity, userAgent) =>
    (await recruiters.fetch(keyOf(identity), { context: { identity, userAgent } })) ?? null
  return {
    find: findRecruiter,
    forget: (uid?: string): void => {
      if (uid === undefined) recruiters.clear()
      else for (const key of Array.from(recruiters.keys())) if (key.endsWith(` ${uid}`)) recruiters.delete(key)
    },
  }
}
