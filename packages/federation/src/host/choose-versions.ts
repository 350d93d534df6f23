import { GROUPS, stableOf, takesCanary } from '../contract/canary.ts'
import type { Registry, RegistryEntry } from '../contract/registry.ts'

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>

/** A random number below `GROUPS`: many browsers have the same, so that it points at nobody. */
const GROUP = 'wervio:release-group'
/** The version of a remote that failed here as a canary, and isn't tried again. */
const leftKey = (name: string) => `wervio:canary-left:${name}`

/** The group of this browser, the same at each visit; null where nothing can be stored. */
const groupOf = (storage: BrowserStorage): number | null => {
  try {
    const stored = storage.getItem(GROUP)
    if (stored !== null && /^\d{1,4}$/.test(stored)) return Number(stored)
    const group = Math.floor(Math.random() * GROUPS)
    storage.setItem(GROUP, String(group))
    return group
  } catch {
    return null
  }
}

const hasLeft = (storage: BrowserStorage, { name, version }: RegistryEntry): boolean =>
  storage.getItem(leftKey(name)) === version

/**
 * The registry for this browser: in place of a remote with a canary one of its two versions, and nothing is stored when
 * there is none. What takes part has the version of everybody else as its `fallback`.
 */
export const chooseVersions = (registry: Registry, storage: BrowserStorage): Registry => {
  if (!registry.remotes.some(({ canary }) => canary)) return registry
  const group = groupOf(storage)
  const remotes = registry.remotes.map((entry) => {
    const { canary } = entry
    if (!canary) return entry
    const takesPart = group !== null && takesCanary(group, canary.entry.version, canary.share)
    return takesPart && !hasLeft(storage, canary.entry)
      ? { ...canary.entry, fallback: stableOf(entry) }
      : stableOf(entry)
  })
  return { ...registry, remotes }
}

/** From the next full load on, this browser takes the version of everybody else. Without storage it has no canary. */
export const leaveCanary = (storage: BrowserStorage, { name, version }: RegistryEntry): void =>
  storage.setItem(leftKey(name), version)
