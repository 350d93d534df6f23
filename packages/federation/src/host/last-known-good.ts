import { readEntry, type RegistryEntry } from '../contract/registry.ts'
import { OVERRIDDEN } from './overrides.ts'

const key = (name: string) => `wervio:remote:${name}`

/** The version of a remote that last worked in this browser. */
export const lastKnownGood = (storage: Pick<Storage, 'getItem' | 'setItem'>) => ({
  /** Null if none is stored, if it can't be read, or if its origin isn't the one the registry names now. */
  find: (current: RegistryEntry): RegistryEntry | null => {
    try {
      const storedEntry = readEntry(JSON.parse(storage.getItem(key(current.name)) ?? 'null'))
      const isTrusted =
        new URL(storedEntry.manifest).origin === new URL(current.manifest).origin &&
        storedEntry.contractVersion === current.contractVersion
      return isTrusted && storedEntry.version !== current.version
        ? { ...storedEntry, basePaths: current.basePaths }
        : null
    } catch {
      return null
    }
  },
  /** Returns false when it isn't stored; with full or disabled storage only the fallback is lost. */
  keep: (entry: RegistryEntry): boolean => {
    // A canary that is withdrawn must not come back.
    if (entry.version === OVERRIDDEN || entry.fallback) return false
    try {
      storage.setItem(key(entry.name), JSON.stringify(entry))
      return true
    } catch {
      return false
    }
  },
})
export type LastKnownGood = ReturnType<typeof lastKnownGood>
