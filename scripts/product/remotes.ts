import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parseEntry, type Registry, type RegistryEntry } from '@wervio/federation/contract'
import { composed, registryStore } from '@wervio/federation/release'
import { type Remote, remotes } from './remote-packages.ts'
import { inRoot } from './root.ts'

/** The entry of its build (`dist/remote.json`) with the address it is served from. */
export const entryAt = (builtRemote: unknown, origin: string): RegistryEntry => {
  const entry = parseEntry(builtRemote, 'remote', { relative: true })
  return { ...entry, manifest: new URL(entry.manifest, `${origin}/`).href }
}

/** The same entry for a development server, which has neither versions nor content hashes. */
export const developmentEntry = (builtRemote: unknown, origin: string): RegistryEntry => {
  const entry = parseEntry(builtRemote, 'remote', { relative: true })
  const { preload: _preload, integrity: _integrity, pages: _pages, ...described } = entry
  return { ...described, version: 'dev', manifest: `${origin}/mf-manifest.json` }
}

/**
 * Writes the registry of the built remotes atomically. `overrides` allows a tab to load a remote from localhost
 * instead.
 */
export const writeRegistry = async (
  file: string,
  originOf: (remote: Remote) => string,
  { dev = false, overrides = false } = {},
): Promise<Registry> => {
  const builtRemotes = remotes.filter((remote) => existsSync(inRoot(remote.package, 'dist', 'remote.json')))
  const entries = await Promise.all(
    builtRemotes.map(async (remote) =>
      (dev ? developmentEntry : entryAt)(
        JSON.parse(await readFile(inRoot(remote.package, 'dist', 'remote.json'), 'utf8')),
        originOf(remote),
      ),
    ),
  )
  return registryStore(file).change((present) =>
    composed(entries, { present, allow: overrides ? ['http://localhost:*'] : [] }),
  )
}
