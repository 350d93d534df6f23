import { isBasePath, ownsPath } from './base-path.ts'
import type { RemoteDescription, RouteDescription } from './description.ts'
import type { RemoteNeeds } from './needs.ts'
import { array, fail, httpAddress, integer, optional, record, text } from './parse.ts'

/** One remote in the registry. */
export type RegistryEntry = {
  /** Identifier-safe, unique: the name of the federation container. */
  name: string
  /** Content hash of the build. */
  version: string
  /** Absolute address of `mf-manifest.json`. */
  manifest: string
  basePaths: string[]
  contractVersion: number
  /** The descriptions of its pages; an address below `basePaths` without a description needs a session. */
  routes?: RouteDescription[]
  /** Files the first view needs, relative to the manifest. */
  preload?: string[]
  /** The file with its prerendered pages, relative to the manifest; only the server reads it. */
  pages?: string
  /** Subresource integrity by file, relative to the manifest. */
  integrity?: Record<string, string>
  /** What it needs of shell, services and other remotes; only the promotion gate reads it. */
  needs?: RemoteNeeds
  /** Another version, which a share of browsers takes instead. */
  canary?: Canary
  /** In a browser that takes a canary: the version of everybody else, for when the canary fails. Never in a file. */
  fallback?: RegistryEntry
}

/** `share` is a whole percentage, 1 to 99. */
export type Canary = { share: number; entry: RegistryEntry }

/** `/remotes.json`: the one mutable file of the federation. */
export type Registry = {
  version: 1
  remotes: RegistryEntry[]
  /**
   * Origins from which a developer may load a remote instead of the registered one; `http://localhost:*` allows every
   * port.
   */
  overrides?: { allow: string[] }
}

export const file = (value: unknown, at: string): string => {
  const name = text(value, at)
  return /^[\w./-]+$/.test(name) && !name.includes('..') && !name.startsWith('/')
    ? name
    : fail(at, 'a relative file name')
}

/** For the browser: pages that the server has checked already. Checking them again would add code to the first view. */
const readCheckedPages = (value: unknown, at: string): RouteDescription[] =>
  array(value, at, (route, position) => record(route, position) as RouteDescription)

type EntryReader = (value: unknown, at: string) => RegistryEntry
type EntryOptions = {
  /** Whether the manifest may have a relative address. */
  relative?: boolean
  /** Reads the descriptions of its pages. */
  pages?: typeof readCheckedPages
  /** Reads the entry of its canary. */
  entryOf?: EntryReader
}

const readCanary = (value: unknown, at: string, entryOf: EntryReader): Canary => {
  const canary = record(value, at)
  const share = integer(canary['share'], `${at}.share`)
  return {
    share: share > 0 && share < 100 ? share : fail(`${at}.share`, 'a percentage from 1 to 99'),
    entry: entryOf(canary['entry'], `${at}.entry`),
  }
}

/** A remote's entry, checked as far as a browser needs: the server has checked its pages. */
export const readEntry = (
  value: unknown,
  at = 'remote',
  {
    relative = false,
    pages = readCheckedPages,
    entryOf = (field, place) => readEntry(field, place),
  }: EntryOptions = {},
): RegistryEntry => {
  const entry = record(value, at)
  const name = text(entry['name'], `${at}.name`)
  const basePaths = array(entry['basePaths'], `${at}.basePaths`, (path, position) =>
    isBasePath(path) ? path : fail(position, 'a base path'),
  )
  const routes = optional(entry['routes'], (field) => pages(field, `${at}.routes`))
  const preload = optional(entry['preload'], (files) => array(files, `${at}.preload`, file))
  const integrity = optional(entry['integrity'], (sums) =>
    Object.fromEntries(
      Object.entries(record(sums, `${at}.integrity`)).map(([path, sum]) => [
        file(path, `${at}.integrity`),
        text(sum, `${at}.integrity.${path}`),
      ]),
    ),
  )
  const canary = optional(entry['canary'], (field) => readCanary(field, `${at}.canary`, entryOf))
  if (canary && canary.entry.name !== name) fail(`${at}.canary.entry.name`, `that of its remote (${name})`)
  return {
    name: /^[a-z][a-z0-9_]*$/.test(name) ? name : fail(`${at}.name`, 'an identifier'),
    version: file(entry['version'], `${at}.version`),
    manifest: (relative ? file : httpAddress)(entry['manifest'], `${at}.manifest`),
    basePaths: basePaths.length > 0 ? basePaths : fail(`${at}.basePaths`, 'a list with something in it'),
    contractVersion: integer(entry['contractVersion'], `${at}.contractVersion`),
    ...(routes && { routes }),
    ...(preload && { preload }),
    ...(integrity && { integrity }),
    ...(canary && { canary }),
  }
}

/** No name twice, and no base path of two remotes. */
export const refuseClashes = (remotes: readonly RegistryEntry[]): void => {
  for (const [index, entry] of remotes.entries()) {
    for (const other of remotes.slice(0, index)) {
      if (other.name === entry.name) fail(`registry.remotes[${index}].name`, `unique (${entry.name})`)
      const clash = entry.basePaths.find((path) => other.basePaths.includes(path))
      if (clash) fail(`registry.remotes[${index}].basePaths`, `apart from those of ${other.name} (${clash})`)
    }
  }
}

/**
 * A registry, checked as far as a browser needs; throws a `RegistryError` that names the first wrong field. Unknown
 * fields are dropped.
 */
export const readRegistry = (value: unknown, entryOf: EntryReader = (entry, at) => readEntry(entry, at)): Registry => {
  const registry = record(value, 'registry')
  if (registry['version'] !== 1) fail('registry.version', '1')
  const remotes = array(registry['remotes'], 'registry.remotes', (entry, at) => entryOf(entry, at))
  const overrides = optional(registry['overrides'], (field) => ({
    allow: array(record(field, 'registry.overrides')['allow'], 'registry.overrides.allow', text),
  }))
  refuseClashes(remotes)
  return { version: 1, remotes, ...(overrides && { overrides }) }
}

/** The remote that owns `pathname`: the one with the longest base path that fits. */
export const findOwner = <Entry extends Pick<RemoteDescription, 'basePaths'>>(
  registry: { remotes: readonly Entry[] },
  pathname: string,
): Entry | undefined =>
  registry.remotes
    .flatMap((entry) => entry.basePaths.filter((path) => ownsPath(path, pathname)).map((path) => ({ entry, path })))
    .toSorted((a, b) => b.path.length - a.path.length)[0]?.entry

/** Absolute address of a file of a remote. */
export const fileAddress = (entry: RegistryEntry, name: string): string => new URL(name, entry.manifest).href
