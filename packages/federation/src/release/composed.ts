import type { Registry, RegistryEntry } from '../contract/registry.ts'

type Options = {
  /** The registry so far. */
  present: Registry | null
  /** Origins of which a developer may take a remote; none by default. */
  allow?: string[]
}

/**
 * A registry of these remotes and no others, for a product whose parts are started together. A canary stays beside the
 * version that it was beside.
 */
export const composed = (entries: readonly RegistryEntry[], { present, allow = [] }: Options): Registry => ({
  version: 1,
  remotes: entries.map((entry) => {
    const same = present?.remotes.find(({ name, version }) => name === entry.name && version === entry.version)
    return { ...entry, ...(same?.canary && { canary: same.canary }) }
  }),
  ...(allow.length > 0 && { overrides: { allow } }),
})
