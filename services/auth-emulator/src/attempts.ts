import { LRUCache } from 'lru-cache'

type Limit = { max: number; minutes: number }

const MINUTE_MS = 60_000

/** Counts attempts of a kind by key. A count expires after its period, which starts at the first attempt. */
const createCounter = ({ max, minutes }: Limit) => {
  const counts = new LRUCache<string, { tries: number }>({ max: 50_000, ttl: minutes * MINUTE_MS })
  return {
    /** Counts one attempt; false when it exceeds the limit. */
    admit: (key: string): boolean => {
      const count = counts.get(key) ?? { tries: 0 }
      if (count.tries === 0) counts.set(key, count)
      count.tries += 1
      return count.tries <= max
    },
    forget: (key: string): void => void counts.delete(key),
    /** Subtracts one attempt. */
    release: (key: string): void => {
      const count = counts.get(key)
      if (count) count.tries -= 1
    },
  }
}

/**
 * Limits on guessing passwords. Each attempt is counted before its password is checked, so that simultaneous ones count
 * too; a correct password resets the account's count. At most ten wrong ones for an account and a hundred from an
 * address in a quarter of an hour.
 */
export const createAttempts = () => {
  const byAccount = createCounter({ max: 10, minutes: 15 })
  const byAddress = createCounter({ max: 100, minutes: 15 })
  const codes = createCounter({ max: 5, minutes: 15 })
  const mails = createCounter({ max: 5, minutes: 15 })
  const accounts = createCounter({ max: 300, minutes: 1 })
  return {
    mayTry: (email: string, address: string): boolean => {
      const isAddressFree = byAddress.admit(address)
      return byAccount.admit(email) && isAddressFree
    },
    recordSuccess: (email: string, address: string): void => {
      byAccount.forget(email)
      byAddress.release(address)
    },
    /** At most five wrong codes for an account in a quarter of an hour, of the three that are right at a moment. */
    mayTryCode: (localId: string): boolean => codes.admit(localId),
    recordRightCode: (localId: string): void => codes.forget(localId),
    /** `recipient` is an address, or the id of an account. */
    maySendTo: (recipient: string): boolean => mails.admit(recipient),
    mayMakeAccount: (address: string): boolean => accounts.admit(address),
  }
}

export type Attempts = ReturnType<typeof createAttempts>
