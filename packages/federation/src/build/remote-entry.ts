import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Compiler } from 'webpack'
import type { RemoteDescription } from '../contract/description.ts'
import { parseEntry } from '../contract/parse-registry.ts'
import { CONTRACT_VERSION } from '../contract/version.ts'
import { versionOf } from './versioned-output.ts'

type Manifest = {
  metaData: { remoteEntry: { path: string; name: string } }
  exposes: { name: string; assets: { js: { sync: string[] } } }[]
}

/** Writes `dist/remote.json`: this build as an entry of the registry, with the manifest relative to that file. */
export class RemoteEntry {
  readonly #name: string
  readonly #description: RemoteDescription

  constructor(name: string, description: RemoteDescription) {
    this.#name = name
    this.#description = description
  }

  apply(compiler: Compiler) {
    const dist = compiler.options.output.path ?? 'dist'
    compiler.hooks.afterEmit.tapPromise('RemoteEntry', async (compilation) => {
      if (compilation.errors.length > 0) return
      const version = versionOf(compilation)
      const readBuiltFile = (name: string) => readFile(join(dist, version, name))
      const preload = firstViewFiles(JSON.parse((await readBuiltFile('mf-manifest.json')).toString()) as Manifest)
      const pages = Object.keys(compilation.assets).find((name) => /^pages\.[0-9a-f]{8}\.json$/.test(name))
      const integrity = Object.fromEntries(
        await Promise.all(
          [...preload, ...(pages ? [pages] : [])].map(
            async (name) =>
              [
                name,
                `sha384-${createHash('sha384')
                  .update(await readBuiltFile(name))
                  .digest('base64')}`,
              ] as const,
          ),
        ),
      )
      const entry = parseEntry(
        {
          ...this.#description,
          name: this.#name,
          version,
          manifest: `${version}/mf-manifest.json`,
          contractVersion: CONTRACT_VERSION,
          preload,
          integrity,
          ...(pages && { pages }),
        },
        'remote',
        { relative: true },
      )
      await writeFile(join(dist, 'remote.json'), `${JSON.stringify(entry, null, 2)}\n`)
    })
  }
}

/** The entry and the chunks that `./routes` needs before it can run. */
const firstViewFiles = ({ metaData, exposes }: Manifest): string[] => {
  const routes = exposes.find((expose) => expose.name === 'routes')
  return [...new Set([metaData.remoteEntry.path + metaData.remoteEntry.name, ...(routes?.assets.js.sync ?? [])])]
}
