import { ownsPath } from './base-path.ts'
import { withCanaries } from './canary.ts'
import { prefixOf } from './description.ts'
import { parseNeeds } from './needs.ts'
import { fail, optional, record } from './parse.ts'
import { parseRoutes } from './parse-description.ts'
import {
  file,
  findOwner,
  readEntry,
  readRegistry,
  refuseClashes,
  type Registry,
  type RegistryEntry,
} from './registry.ts'

/** A canary is a version as it was built: it has no canary of its own. */
const parseCanaryEntry = (value: unknown, at: string): RegistryEntry => {
  const entry = parseEntry(value, at)
  return entry.canary ? fail(`${at}.canary`, 'absent') : entry
}

/**
 * A remote's entry, fully checked. With `relative`, its `manifest` may be a relative address, as in `dist/remote.json`.
 */
export const parseEntry = (value: unknown, at = 'remote', { relative = false } = {}): RegistryEntry => {
  const entry = readEntry(value, at, { relative, pages: parseRoutes, entryOf: parseCanaryEntry })
  for (const [index, { path }] of (entry.routes ?? []).entries()) {
    if (!entry.basePaths.some((basePath) => ownsPath(basePath, prefixOf(path))))
      fail(`${at}.routes[${index}].path`, `below its own base paths (${path})`)
  }
  const fields = record(value, at)
  const pages = optional(fields['pages'], (name) => file(name, `${at}.pages`))
  const needs = optional(fields['needs'], (field) => parseNeeds(field, `${at}.needs`))
  return { ...entry, ...(pages && { pages }), ...(needs && { needs }) }
}

/** A base path may lie below another remote's, but may not contain a page that the other describes. */
const refuseForeignPages = (registry: Registry): void => {
  for (const [index, entry] of registry.remotes.entries()) {
    for (const [position, { path }] of (entry.routes ?? []).entries()) {
      const owner = findOwner(registry, prefixOf(path))
      if (owner !== entry)
        fail(`registry.remotes[${index}].routes[${position}].path`, `its own, but that of ${owner?.name} (${path})`)
    }
  }
}

/**
 * Checks a registry fully, also as those see it who take its canaries; throws a `RegistryError` that names the first
 * wrong field. Unknown fields are dropped.
 */
export const parseRegistry = (value: unknown): Registry => {
  const registry = readRegistry(value, parseEntry)
  refuseForeignPages(registry)
  if (registry.remotes.some(({ canary }) => canary)) {
    const triedRegistry = withCanaries(registry)
    refuseClashes(triedRegistry.remotes)
    refuseForeignPages(triedRegistry)
  }
  return registry
}
