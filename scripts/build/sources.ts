import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'coverage'])
const TEST = /\.test\.tsx?$/

const manifest = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : filesBelow(join(folder, entry.name))
    return TEST.test(entry.name) ? [] : [join(folder, entry.name)]
  })

const readManifest = (root: string, folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))

/**
 * Folder of each of our packages, by name. A folder without a package.json, such as a leftover of another branch,
 * doesn't count.
 */
const packageFolders = (root: string): Map<string, string> =>
  new Map(
    readdirSync(join(root, 'packages'))
      .map((name) => join('packages', name))
      .filter((folder) => existsSync(join(root, folder, 'package.json')))
      .map((folder) => [readManifest(root, folder).name, folder]),
  )

/** The folder itself and those of our packages that it depends on, directly or indirectly. */
export const foldersBehind = (root: string, folder: string): string[] => {
  const folderByName = packageFolders(root)
  const folders = new Set<string>()
  const visit = (next: string) => {
    if (folders.has(next)) return
    folders.add(next)
    const { dependencies, devDependencies } = readManifest(root, next)
    const names = Object.keys(next === folder ? { ...dependencies, ...devDependencies } : dependencies)
    for (const name of names) {
      const behind = folderByName.get(name)
      if (behind && name !== '@wervio/testing') visit(behind)
    }
  }
  visit(folder)
  return [...folders].toSorted()
}

/** One hash of everything that a build of `folder` depends on: its sources, those of its packages and the lock file. */
export const sourceHash = (root: string, folder: string): string => {
  const hash = createHash('sha256')
  const files = foldersBehind(root, folder).flatMap((behind) => filesBelow(join(root, behind)))
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']
    .map((name) => join(root, name))
    .concat(files.toSorted())) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}
