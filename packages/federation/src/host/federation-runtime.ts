import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import type { RegistryEntry } from '../contract/registry.ts'
import { startFirstFiles } from './first-files.ts'
import { integrityFrom } from './integrity.ts'
import type { Limits } from './limits.ts'
import { resiliencePlugin } from './plugin.ts'
import { findRemoteEntry } from './read-manifest.ts'

/** What the loader needs of the federation runtime; tests pass a fake. */
export type FederationRuntime = {
  /** Registers a version of a remote; `force` drops everything remembered of an earlier attempt. */
  register: (entry: RegistryEntry, options: { force: boolean }) => void
  load: (name: string) => Promise<unknown>
  /** Starts the files of a first view in parallel. */
  start: (entry: RegistryEntry) => void
}

type Registration = { entry: RegistryEntry; force: boolean }

/** What is called of the federation library; tests pass a fake. */
type Library = {
  registerPlugins: (plugins: ModuleFederationRuntimePlugin[]) => void
  registerRemotes: (remotes: { name: string; entry: string }[], options: { force: boolean }) => void
  loadRemote: (id: string) => Promise<unknown>
}

/**
 * The real runtime, with our plugin. Each version is held to the integrity that it was registered with. Manifests are
 * read here: the runtime gets entry scripts, and is built without its own reading of manifests (build/lean-runtime.ts).
 */
export const createFederationRuntime = (
  limits: Limits,
  library: Library = { loadRemote, registerPlugins, registerRemotes },
): FederationRuntime => {
  const registeredEntries: RegistryEntry[] = []
  /** Versions of which the runtime hasn't been told yet, by the name of the remote. */
  const waiting = new Map<string, Registration>()
  const integrityOf = integrityFrom(registeredEntries)
  library.registerPlugins([resiliencePlugin(limits, integrityOf)])

  const tellRuntime = async (registration: Registration): Promise<void> => {
    const { entry, force } = registration
    const address = await findRemoteEntry(entry, limits.manifest, integrityOf(entry.manifest))
    // Another version may have been registered meanwhile, or another load may have told the runtime of this one.
    if (waiting.get(entry.name) !== registration) return
    waiting.delete(entry.name)
    library.registerRemotes([{ name: entry.name, entry: address }], { force })
  }

  return {
    register: (entry, { force }) => {
      registeredEntries.push(entry)
      waiting.set(entry.name, { entry, force })
    },
    load: async (name) => {
      for (let next = waiting.get(name); next; next = waiting.get(name)) await tellRuntime(next)
      return library.loadRemote(`${name}/routes`)
    },
    start: (entry) => startFirstFiles(document, entry),
  }
}
