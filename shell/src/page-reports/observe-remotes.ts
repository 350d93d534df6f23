import type { PageReport, RemoteFailure } from '@wervio/contracts'
import type { Host, Registry, RemoteState } from '@wervio/federation/host'

type RegistryEntry = Registry['remotes'][number]
/** What became of remotes and wasn't reported yet. */
export type RemoteEvents = Pick<PageReport, 'loads' | 'failures'>

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
 * Notes in `events` how long each remote takes to load the first time, and each time that one can't be had, by what the
 * host says of them. An earlier version that took the place of a broken one counts as a load of that version.
 */
export const observeRemotes = ({ registry, states }: Pick<Host, 'registry' | 'states'>, events: RemoteEvents): void => {
  const startTimes = new Map<string, number>()
  const loadedNames = new Set<string>()

  const note = (entry: RegistryEntry, state: RemoteState): void => {
    const { name: remote, version } = entry
    if (state.state === 'loading') startTimes.set(remote, performance.now())
    else if (state.state === 'failed')
      events.failures.push({ remote, version, kind: failureKinds[state.error.name] ?? 'other' })
    else if (!loadedNames.has(remote)) {
      loadedNames.add(remote)
      const ms = performance.now() - (startTimes.get(remote) ?? performance.now())
      events.loads.push({ remote, version: state.version, ms, cached: isCached(entry) })
    }
  }

  let before = states.read()
  states.subscribe(() => {
    const now = states.read()
    for (const entry of registry.remotes) {
      const state = now.get(entry.name)
      if (state && state !== before.get(entry.name)) note(entry, state)
    }
    before = now
  })
}
