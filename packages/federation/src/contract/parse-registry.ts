import { ownsPath } from './base-path.ts'
import { prefixOf } from './description.ts'
import { fail, optional, record } from './parse.ts'
import { parseRoutes } from './parse-description.ts'
import { file, findOwner, readEntry, readRegistry, type Registry, type RegistryEntry } from './registry.ts'

/**
 * A remote's entry, fully checked. With `relative`, its `manifest` may be a relative address, as in `dist/remote.json`.
 */
export const parseEntry = (value: unknown, at = 'remote', { relative = false } = {}): RegistryEntry => {
  const entry = readEntry(value, at, { relative, pages: parseRoutes })
  for (const [index, { path }] of (entry.routes ?? []).entries()) {
    if (!entry.basePaths.some((basePath) => ownsPath(basePath, prefixOf(path))))
      fail(`${at}.routes[${index}].path`, `below its own base paths (${path})`)
  }
  const pages = optional(record(value, at)['pages'], (name) => file(name, `${at}.pages`))
  return { ...entry, ...(pages && { pages }) }
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

/** Checks a registry fully; throws a `RegistryError` that names the first wrong field. Unknown fields are dropped. */
export const parseRegistry = (value: unknown): Registry => {
  const registry = readRegistry(value, parseEntry)
  refuseForeignPages(registry)
  return registry
}
