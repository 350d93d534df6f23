import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
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

/** Folder of each package of ours, by name. */
const packageFolders = (root: string): Map<string, string> =>
  new Map(
    readdirSync(join(root, 'packages'))
      .map((name) => join('packages', name))
      .map((folder) => [readManifest(root, folder).name, folder]),
  )

/** The folder itself and those of the packages of ours it stands on, directly or not. */
export const foldersBehind = (root: string, folder: string): string[] => {
  const known = packageFolders(root)
  const found = new Set<string>()
  const visit = (next: string) => {
    if (found.has(next)) return
    found.add(next)
    const { dependencies, devDependencies } = readManifest(root, next)
    const names = Object.keys(next === folder ? { ...dependencies, ...devDependencies } : dependencies)
    for (const name of names) {
      const behind = known.get(name)
      if (behind && name !== '@wervio/testing') visit(behind)
    }
  }
  visit(folder)
  return [...found].toSorted()
}

/** One hash of all that decides what a build of `folder` gives: its sources, those behind it and the lock file. */
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
