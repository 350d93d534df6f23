import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import { precompress } from './precompress.ts'

/** Old versions stay, so that a tab opened before a release still finds its files. */
const VERSIONS_TO_KEEP = 3
const HASHED = /\.[0-9a-f]{8}\.\w+$/

/**
 * Writes a build to `dist/<version>/`, named by its content and precompressed; `dist/current.json` names the newest
 * version.
 */
export class VersionedOutput {
  apply(compiler: Compiler) {
    const dist = compiler.options.output.path ?? 'dist'
    compiler.hooks.emit.tap('VersionedOutput', (compilation) => {
      compiler.outputPath = join(dist, versionOf(compilation))
    })
    compiler.hooks.afterEmit.tapPromise('VersionedOutput', async (compilation) => {
      if (compilation.errors.length > 0) return
      const version = versionOf(compilation)
      const folder = join(dist, version)
      const older = (await versions(dist)).filter((name) => name !== version)
      await Promise.all(
        Object.keys(compilation.assets).map((name) =>
          compressOrCopy(
            name,
            folder,
            older.map((olderVersion) => join(dist, olderVersion)),
          ),
        ),
      )
      await writeFile(join(dist, 'current.json'), JSON.stringify({ version }))
      const now = new Date()
      await utimes(folder, now, now)
      await Promise.all(older.slice(VERSIONS_TO_KEEP - 1).map((name) => rm(join(dist, name), { recursive: true })))
    })
  }
}

const partsByBuild = new WeakMap<Compilation, string[]>()

/** Makes what a build says beside its files part of its version. Before the version is asked for. */
export const addToVersion = (compilation: Compilation, part: string): void => {
  partsByBuild.set(compilation, [...(partsByBuild.get(compilation) ?? []), part])
}

const versionByBuild = new WeakMap<Compilation, string>()

/**
 * The version of this build, which depends only on its emitted content. Cached, because the content can only be read
 * until it is written.
 */
export const versionOf = (compilation: Compilation): string => {
  const version = versionByBuild.get(compilation) ?? hashOf(compilation)
  versionByBuild.set(compilation, version)
  return version
}

const hashOf = (compilation: Compilation): string => {
  const hash = createHash('sha256')
  for (const asset of [...compilation.getAssets()].toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(asset.name).update('\0').update(asset.source.buffer())
  for (const part of partsByBuild.get(compilation) ?? []) hash.update('\0').update(part)
  return hash.digest('hex').slice(0, 12)
}

/** The versions in `dist`, newest first. */
const versions = async (dist: string): Promise<string[]> => {
  const names = (await readdir(dist, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{12}$/.test(entry.name))
    .map((entry) => entry.name)
  const versionsWithTime = await Promise.all(
    names.map(async (name) => ({ name, modifiedAt: (await stat(join(dist, name))).mtimeMs })),
  )
  return versionsWithTime.toSorted((a, b) => b.modifiedAt - a.modifiedAt).map(({ name }) => name)
}

/** Copies a hashed file that an older version has compressed already, because compressing takes most of the time. */
const compressOrCopy = async (name: string, folder: string, older: string[]) => {
  const file = join(folder, name)
  if (existsSync(`${file}.br`) && HASHED.test(name)) return
  const twin = HASHED.test(name)
    ? older
        .map((olderFolder) => join(olderFolder, name))
        .find((olderFile) => existsSync(`${olderFile}.br`) && existsSync(`${olderFile}.gz`))
    : undefined
  if (!twin) return precompress(file)
  await mkdir(dirname(file), { recursive: true })
  await Promise.all(['.br', '.gz'].map((ending) => copyFile(twin + ending, file + ending)))
}
