import { LRUCache } from 'lru-cache'
import type { FindRecruiter, Identity, Recruiter } from '../identity.ts'

const keyOf = ({ uid, signedInAt }: Identity): string => `${signedInAt} ${uid}`

/**
 * Caches the account of a sign-in for 30 s, as long as tokens are cached. An identity without an account isn't cached,
 * so that a registration counts at once. `forget` has all sign-ins of an identity looked up anew, in this process.
 */
export const rememberRecruiters = (find: FindRecruiter) => {
  const recruiters = new LRUCache<string, Recruiter, { identity: Identity; userAgent: string | undefined }>({
    max: 5_000,
    ttl: 30_000,
    fetchMethod: async (_key, _stale, { context: { identity, userAgent } }) =>
      (await find(identity, userAgent)) ?? undefined,
  })
  const findRecruiter: FindRecruiter = async (identity, userAgent) =>
    (await recruiters.fetch(keyOf(identity), { context: { identity, userAgent } })) ?? null
  return {
    find: findRecruiter,
    forget: (uid: string): void => {
      const keys = Array.from(recruiters.keys()).filter((key) => key.endsWith(` ${uid}`))
      for (const key of keys) recruiters.delete(key)
    },
  }
}
