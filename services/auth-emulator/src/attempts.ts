import { LRUCache } from 'lru-cache'

type Limit = { max: number; minutes: number }

const MINUTE_MS = 60_000

/** Counts tries of a kind by key; the count ends with its term, which begins at the first try. */
const createCounter = ({ max, minutes }: Limit) => {
  const counts = new LRUCache<string, { tries: number }>({ max: 50_000, ttl: minutes * MINUTE_MS })
  return {
    /** Counts one more; false when it is over the limit. */
    admit: (key: string): boolean => {
      const count = counts.get(key) ?? { tries: 0 }
      if (count.tries === 0) counts.set(key, count)
      count.tries += 1
      return count.tries <= max
    },
    forget: (key: string): void => void counts.delete(key),
    /** Takes one try back. */
    release: (key: string): void => {
      const count = counts.get(key)
      if (count) count.tries -= 1
    },
  }
}

/**
 * Limits on guessing. Each try is counted before its password is looked at, so that tries at the same moment count too; a
 * right password forgets the account's. Ten wrong ones for an account, and a hundred from an address, in a quarter.
 */
export const createAttempts = () => {
  const byAccount = createCounter({ max: 10, minutes: 15 })
  const byAddress = createCounter({ max: 100, minutes: 15 })
  const mails = createCounter({ max: 5, minutes: 15 })
  const accounts = createCounter({ max: 300, minutes: 1 })
  return {
    mayTry: (email: string, address: string): boolean => {
      const isAddressFree = byAddress.admit(address)
      return byAccount.admit(email) && isAddressFree
    },
    succeeded: (email: string, address: string): void => {
      byAccount.forget(email)
      byAddress.release(address)
    },
    maySendTo: (email: string): boolean => mails.admit(email),
    mayMakeAccount: (address: string): boolean => accounts.admit(address),
  }
}

export type Attempts = ReturnType<typeof createAttempts>
