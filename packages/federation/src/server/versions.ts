import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, normalize, sep } from 'node:path'

/** The version that the last build of the shell wrote to `dist/current.json`. Throws if nothing has been built. */
export const currentVersion = (dir: string): string => {
  const { version } = JSON.parse(readFileSync(join(dir, 'current.json'), 'utf8')) as { version: unknown }
  if (typeof version !== 'string' || !/^[0-9a-f]+$/.test(version))
    throw new Error(`${join(dir, 'current.json')} names no version`)
  return version
}

/**
 * The folder of the newest version that has this file, so that tabs opened before a release find theirs; null if none
 * has it.
 */
export const folderWith = (dir: string, current: string, file: string): string | null => {
  const older = readdirSync(dir).filter((name) => name !== current && /^[0-9a-f]{12}$/.test(name))
  return [current, ...older].map((version) => join(dir, version)).find((folder) => isFileIn(folder, file)) ?? null
}

const isFileIn = (folder: string, file: string): boolean => {
  const path = normalize(join(folder, file))
  return path.startsWith(folder + sep) && existsSync(path) && statSync(path).isFile()
}
