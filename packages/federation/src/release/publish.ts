import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseEntry } from '../contract/parse-registry.ts'
import type { RegistryEntry } from '../contract/registry.ts'
import { sumOf } from './published.ts'
import { ReleaseError } from './release-error.ts'

/** Every file below a folder with its sum, as one text. */
const contentOf = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const lines = await Promise.all(
    files.map(async (file) => `${file.slice(folder.length + 1)} ${sumOf(await readFile(file))}`),
  )
  return lines.toSorted().join('\n')
}

const readEntry = async (file: string): Promise<RegistryEntry> => {
  try {
    return parseEntry(JSON.parse(await readFile(file, 'utf8')), 'remote', { relative: true })
  } catch (error) {
    throw new ReleaseError(`${file} is no build of a remote: ${(error as Error).message}`)
  }
}

/**
 * Copies the newest build in `dist` beside the earlier versions in `folder`, which is served to browsers; returns its
 * entry and whether it was new there. A version that is there is never written again: another content under its name is
 * refused with a `ReleaseError`. No browser sees half a version.
 */
export const publish = async (dist: string, folder: string): Promise<{ entry: RegistryEntry; isNew: boolean }> => {
  const entry = await readEntry(join(dist, 'remote.json'))
  const [from, to] = [join(dist, entry.version), join(folder, entry.version)]
  const isNew = !existsSync(to)
  if (isNew) {
    const unfinished = join(folder, `.${entry.version}.${process.pid}`)
    await mkdir(folder, { recursive: true })
    await cp(from, unfinished, { recursive: true, preserveTimestamps: true })
    await rename(unfinished, to).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true })
      throw error
    })
  } else if ((await contentOf(from)) !== (await contentOf(to)))
    throw new ReleaseError(`${to} is there with another content; a version is never changed`)
  const unfinished = join(folder, `.remote.json.${process.pid}`)
  await writeFile(unfinished, `${JSON.stringify(entry, null, 2)}\n`)
  await rename(unfinished, join(folder, 'remote.json'))
  return { entry, isNew }
}
