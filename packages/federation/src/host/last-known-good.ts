import { readEntry, type RegistryEntry } from '../contract/registry.ts'
import { OVERRIDDEN } from './overrides.ts'

const key = (name: string) => `wervio:remote:${name}`

/** The version of a remote that last worked in this browser. */
export const lastKnownGood = (storage: Pick<Storage, 'getItem' | 'setItem'>) => ({
  /** Null when none is kept, when it can't be read, or when it lies at another origin than the registry trusts now. */
  find: (current: RegistryEntry): RegistryEntry | null => {
    try {
      const storedEntry = readEntry(JSON.parse(storage.getItem(key(current.name)) ?? 'null'))
      const trusted =
        new URL(storedEntry.manifest).origin === new URL(current.manifest).origin &&
        storedEntry.contractVersion === current.contractVersion
      return trusted && storedEntry.version !== current.version
        ? { ...storedEntry, basePaths: current.basePaths }
        : null
    } catch {
      return null
    }
  },
  /** Storage that is full or switched off costs only the fallback. */
  keep: (entry: RegistryEntry): boolean => {
    if (entry.version === OVERRIDDEN) return false
    try {
      storage.setItem(key(entry.name), JSON.stringify(entry))
      return true
    } catch {
      return false
    }
  },
})
export type LastKnownGood = ReturnType<typeof lastKnownGood>
