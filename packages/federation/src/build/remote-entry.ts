import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import type { RemoteDescription } from '../contract/description.ts'
import { parseEntry } from '../contract/parse-registry.ts'
import { CONTRACT_VERSION } from '../contract/version.ts'
import { needsOf } from './needs-of.ts'
import { addToVersion, versionOf } from './versioned-output.ts'

type Manifest = {
  metaData: { remoteEntry: { path: string; name: string } }
  exposes: { name: string; assets: { js: { sync: string[] } } }[]
}

const MANIFEST = 'mf-manifest.json'

/** The name of the file that holds the entry of a build, in the folder of its version and in `dist` for the newest. */
export const ENTRY_FILE = 'remote.json'

const sumOf = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`

/**
 * Writes this build as an entry of the registry: `dist/<version>/remote.json`, and `dist/remote.json` for the newest.
 * The manifest is relative to the file.
 */
export class RemoteEntry {
  readonly #name: string
  readonly #description: RemoteDescription
  readonly #ranges: Record<string, { requiredVersion: string }>

  constructor(name: string, description: RemoteDescription, ranges: Record<string, { requiredVersion: string }>) {
    this.#name = name
    this.#description = description
    this.#ranges = ranges
  }

  /** What the entry says apart from files; part of the version, which could otherwise stand for two descriptions. */
  #statements(compilation: Compilation) {
    return {
      ...this.#description,
      name: this.#name,
      contractVersion: CONTRACT_VERSION,
      needs: needsOf(compilation, this.#ranges),
    }
  }

  apply(compiler: Compiler) {
    const dist = compiler.options.output.path ?? 'dist'
    compiler.hooks.emit.tap('RemoteEntry', (compilation) =>
      addToVersion(compilation, JSON.stringify(this.#statements(compilation))),
    )
    compiler.hooks.afterEmit.tapPromise('RemoteEntry', async (compilation) => {
      if (compilation.errors.length > 0) return
      const version = versionOf(compilation)
      const readBuiltFile = (name: string) => readFile(join(dist, version, name))
      const preload = firstViewFiles(JSON.parse((await readBuiltFile(MANIFEST)).toString()) as Manifest)
      const pages = Object.keys(compilation.assets).find((name) => /^pages\.[0-9a-f]{8}\.json$/.test(name))
      const files = [MANIFEST, ...preload, ...(pages ? [pages] : [])]
      const sums = await Promise.all(files.map(async (name) => [name, sumOf(await readBuiltFile(name))] as const))
      const write = async (folder: string, manifest: string) => {
        const integrity = Object.fromEntries(sums)
        const statements = { ...this.#statements(compilation), version, manifest, preload, integrity }
        const entry = parseEntry({ ...statements, ...(pages && { pages }) }, 'remote', { relative: true })
        await writeFile(join(folder, ENTRY_FILE), `${JSON.stringify(entry, null, 2)}\n`)
      }
      await write(join(dist, version), MANIFEST)
      await write(dist, `${version}/${MANIFEST}`)
    })
  }
}

/** The entry and the chunks that `./routes` needs before it can run. */
const firstViewFiles = ({ metaData, exposes }: Manifest): string[] => {
  const routes = exposes.find((expose) => expose.name === 'routes')
  return [...new Set([metaData.remoteEntry.path + metaData.remoteEntry.name, ...(routes?.assets.js.sync ?? [])])]
}
