import type { PageReport, RemoteFailure } from '@wervio/contracts'
import { findOwner, RemoteError, type Host, type Registry } from '@wervio/federation/host'

type RegistryEntry = Registry['remotes'][number]
/** What became of remotes and wasn't reported yet. */
export type RemoteEvents = Pick<PageReport, 'loads' | 'failures'>
type PatchRoutes = Host['patchRoutesOnNavigation']

const failureKinds: Record<string, RemoteFailure> = {
  RemoteManifestError: 'manifest',
  RemoteEntryError: 'entry',
  RemoteChunkError: 'chunk',
  RemoteTimeoutError: 'timeout',
  RemoteSuspendedError: 'suspended',
  RemoteContractError: 'contract',
  RemoteOutdatedError: 'outdated',
}

/** Whether the first code file of the remote came without the network; its server lets pages of others see that. */
const isCached = ({ manifest, preload = [] }: RegistryEntry): boolean => {
  const [name] = preload
  if (name === undefined) return false
  const [timing] = performance.getEntriesByName(new URL(name, manifest).href, 'resource')
  return timing instanceof PerformanceResourceTiming && timing.transferSize === 0 && timing.decodedBodySize > 0
}

/**
 * Notes in `events` how long people wait for each remote the first time, and each time that one can't be shown. What the
 * router gets stays the same. An earlier version that took the place of a broken one counts as a load.
 */
export const observeRemotes = (registry: Registry, patchRoutes: PatchRoutes, events: RemoteEvents): PatchRoutes => {
  const loadedNames = new Set<string>()
  return async (navigation) => {
    const owner = findOwner(registry, navigation.path)
    const begun = performance.now()
    try {
      await patchRoutes(navigation)
    } catch (error) {
      if (error instanceof RemoteError && owner)
        events.failures.push({
          remote: owner.name,
          version: owner.version,
          kind: failureKinds[error.name] ?? 'other',
        })
      throw error
    }
    if (!owner || loadedNames.has(owner.name) || navigation.signal.aborted) return
    loadedNames.add(owner.name)
    events.loads.push({
      remote: owner.name,
      version: owner.version,
      ms: performance.now() - begun,
      cached: isCached(owner),
    })
  }
}
