import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { Registry, RegistryEntry } from '../contract/registry.ts'
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

/** The real runtime, with our plugin. */
export const createFederationRuntime = (registry: Registry, limits: Limits): FederationRuntime => {
  registerPlugins([resiliencePlugin(limits, integrityFrom(registry))])
  return {
    register: ({ name, manifest }, { force }) => registerRemotes([{ name, entry: manifest }], { force }),
    load: (name) => loadRemote(`${name}/routes`),
    start: (entry) => startFirstFiles(document, entry),
  }
}
