import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { RegistryEntry } from '../contract/registry.ts'
import { startFirstFiles } from './first-files.ts'
import type { Limits } from './limits.ts'
import { integrityFrom, resiliencePlugin } from './plugin.ts'

/** What the loader needs of the federation runtime; tests pass a fake. */
export type FederationRuntime = {
  /** Registers a version of a remote; `force` drops everything remembered of an earlier attempt. */
  register: (entry: RegistryEntry, options: { force: boolean }) => void
  load: (name: string) => Promise<unknown>
  /** Starts the files of a first view in parallel. */
  start: (entry: RegistryEntry) => void
}

/** The real runtime, with our plugin. Each version is held to the integrity that it was registered with. */
export const createFederationRuntime = (limits: Limits): FederationRuntime => {
  const registeredEntries: RegistryEntry[] = []
  registerPlugins([resiliencePlugin(limits, integrityFrom(registeredEntries))])
  return {
    register: (entry, { force }) => {
      registeredEntries.push(entry)
      registerRemotes([{ name: entry.name, entry: entry.manifest }], { force })
    },
    load: (name) => loadRemote(`${name}/routes`),
    start: (entry) => startFirstFiles(document, entry),
  }
}
