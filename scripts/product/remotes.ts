import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseEntry, parseRegistry, type Registry, type RegistryEntry } from '@wervio/federation/contract'
import { type Remote, remotes } from './remote-packages.ts'
import { inRoot } from './root.ts'

/** The entry of its build (`dist/remote.json`) with the address it is served from. */
export const entryAt = (built: unknown, origin: string): RegistryEntry => {
  const entry = parseEntry(built, 'remote', { relative: true })
  return { ...entry, manifest: new URL(entry.manifest, `${origin}/`).href }
}

/** The same entry for a development server, which has neither versions nor content hashes. */
export const developmentEntry = (built: unknown, origin: string): RegistryEntry => {
  const entry = parseEntry(built, 'remote', { relative: true })
  const { preload: _preload, integrity: _integrity, pages: _pages, ...described } = entry
  return { ...described, version: 'dev', manifest: `${origin}/mf-manifest.json` }
}

const writeWhole = async (file: string, registry: Registry): Promise<void> => {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.new`
  await writeFile(unfinished, `${JSON.stringify(parseRegistry(registry), null, 2)}\n`)
  await rename(unfinished, file)
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
  const built = remotes.filter((remote) => existsSync(inRoot(remote.package, 'dist', 'remote.json')))
  const entries = await Promise.all(
    built.map(async (remote) =>
      (dev ? developmentEntry : entryAt)(
        JSON.parse(await readFile(inRoot(remote.package, 'dist', 'remote.json'), 'utf8')),
        originOf(remote),
      ),
    ),
  )
  const registry: Registry = {
    version: 1,
    remotes: entries,
    ...(overrides && { overrides: { allow: ['http://localhost:*'] } }),
  }
  await writeWhole(file, registry)
  return registry
}
