import { stableOf } from '../contract/canary.ts'
import type { Registry, RegistryEntry } from '../contract/registry.ts'
import { ReleaseError } from './release-error.ts'

/** The entry of a remote; throws when the registry doesn't have it. */
export const entryNamed = (registry: Registry, name: string): RegistryEntry => {
  const entry = registry.remotes.find((each) => each.name === name)
  if (!entry) throw new ReleaseError(`the registry has no ${name}`)
  return entry
}

const withEntry = (registry: Registry, entry: RegistryEntry): Registry =>
  registry.remotes.some(({ name }) => name === entry.name)
    ? { ...registry, remotes: registry.remotes.map((each) => (each.name === entry.name ? entry : each)) }
    : { ...registry, remotes: [...registry.remotes, entry] }

/** `entry` for everybody; a canary of that remote ends. */
export const promoted = (registry: Registry, entry: RegistryEntry): Registry => withEntry(registry, stableOf(entry))

/** `entry` for `share` percent of the browsers, in place of an earlier canary of that remote. */
export const tried = (registry: Registry, entry: RegistryEntry, share: number): Registry => {
  const stable = stableOf(entryNamed(registry, entry.name))
  if (stable.version === entry.version) throw new ReleaseError(`${entry.name} ${entry.version} is what everybody has`)
  return withEntry(registry, { ...stable, canary: { share, entry: stableOf(entry) } })
}

/** Without the canary of this remote. */
export const withdrawn = (registry: Registry, name: string): Registry => {
  const entry = entryNamed(registry, name)
  if (!entry.canary) throw new ReleaseError(`${name} has no canary`)
  return withEntry(registry, stableOf(entry))
}

/**
 * The version of a remote before the present one. A version that was rolled back from doesn't count: after 1, 2, 3 and
 * a rollback to 2, the one before is 1. Null where there is none.
 */
export const earlierEntry = (history: readonly Registry[], present: RegistryEntry): RegistryEntry | null => {
  const versions: RegistryEntry[] = []
  const entries = history.flatMap(({ remotes }) => remotes.filter(({ name }) => name === present.name))
  for (const entry of [...entries, present]) {
    // The same version may have moved to another address: the latest place counts.
    if (versions.at(-2)?.version === entry.version) versions.splice(-2, 2, entry)
    else if (versions.at(-1)?.version === entry.version) versions.splice(-1, 1, entry)
    else versions.push(entry)
  }
  const earlier = versions.at(-2)
  return earlier ? stableOf(earlier) : null
}
