import { findOwner, type Registry } from '../contract/registry.ts'
import { classify } from './errors.ts'
import { createFederationRuntime, type FederationRuntime } from './federation-runtime.ts'
import { fetchFirstFiles } from './first-files.ts'
import { lastKnownGood } from './last-known-good.ts'
import { limits, type Limits } from './limits.ts'
import { createLoader } from './loader.ts'
import { createPatchRoutes } from './patch-routes.ts'
import { leaveCanary } from './choose-versions.ts'
import { isOverridden } from './overrides.ts'
import { fetchRegistry } from './read-registry.ts'
import { createRemoteStates } from './remote-states.ts'

/** Loads and preloads remotes for one registry, which stays the same as long as the tab is open. */
export const createHost = (
  registry: Registry,
  runtime: FederationRuntime = createFederationRuntime(limits),
  hostLimits: Limits = limits,
) => {
  const currentVersion = async (name: string): Promise<string | null> => {
    if (isOverridden(registry, name)) return null
    const now = await fetchRegistry().catch(() => null)
    return now?.remotes.find((entry) => entry.name === name)?.version ?? null
  }
  const states = createRemoteStates()
  const loader = createLoader({
    runtime,
    limits: hostLimits,
    lastGood: lastKnownGood(localStorage),
    currentVersion,
    now: Date.now,
    report: states.report,
  })
  const fetchedRemotes = new Set<string>()
  return {
    registry,
    /** What became of each remote in this tab. */
    states: { read: states.read, subscribe: states.subscribe },
    patchRoutesOnNavigation: createPatchRoutes(registry, loader),
    /** Fetches the remote that owns `pathname` ahead of need, once. */
    preload: (pathname: string): void => {
      const owner = findOwner(registry, pathname)
      if (!owner || fetchedRemotes.has(owner.name) || !loader.isWanted(owner)) return
      fetchedRemotes.add(owner.name)
      void fetchFirstFiles(owner)
    },
    /** Before a retry by hand: clears the failures at `pathname`. */
    reset: (pathname: string): void => {
      const owner = findOwner(registry, pathname)
      if (owner) loader.reset(owner)
    },
    /**
     * Gives up the canary that owns `pathname`, where this browser takes one: true when a full load now brings the
     * version of everybody else.
     */
    leaveCanary: (pathname: string): boolean => {
      const owner = findOwner(registry, pathname)
      if (!owner?.fallback) return false
      leaveCanary(localStorage, owner)
      return true
    },
    /** Notes that a page of the remote that owns `pathname` could not be shown. */
    noteFailure: (pathname: string, error: unknown): void => {
      const owner = findOwner(registry, pathname)
      if (owner) states.report(owner.name, { state: 'failed', error: classify(owner.name, error) })
    },
    /** Whether the registry now names another version of the remote that owns `pathname`. */
    isOutdated: async (pathname: string): Promise<boolean> => {
      const owner = findOwner(registry, pathname)
      const current = owner ? await currentVersion(owner.name) : null
      return current !== null && current !== owner?.version
    },
  }
}
export type Host = ReturnType<typeof createHost>
