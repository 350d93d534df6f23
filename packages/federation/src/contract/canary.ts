import type { Registry, RegistryEntry } from './registry.ts'

/** Number of groups that browsers divide themselves into; the smallest share is one group. */
export const GROUPS = 10_000

/** A whole number below `GROUPS` for a version (FNV-1a with the end of MurmurHash3). */
const firstGroupOf = (version: string): number => {
  let hash = 0x811c9dc5
  for (const sign of version) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % GROUPS
}

/**
 * Whether browsers of this group take a version that `share` percent of them try: exactly that part of the groups does,
 * counted from one that depends on the version. The groups of 5% are among those of 20%.
 */
export const takesCanary = (group: number, version: string, share: number): boolean =>
  (group - firstGroupOf(version) + GROUPS) % GROUPS < (share / 100) * GROUPS

/** The entry without the version that a share of browsers tries. */
export const stableOf = ({ canary: _canary, ...entry }: RegistryEntry): RegistryEntry => entry

/** The registry as a browser sees it that takes every canary. */
export const withCanaries = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes.map((entry) => entry.canary?.entry ?? entry),
})
