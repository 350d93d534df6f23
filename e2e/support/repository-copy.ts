import { cp, lstat, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../scripts/product/root.ts'

/** Left out of the copy: files that a running product doesn't need, or that belong to this machine. */
const LEFT_OUT = new Set(['.git', '.cache', '.data', 'e2e', 'docs', 'test-results', '.wervio-installed'])

/** Installed packages stay where they are; links between our own packages lead to the copy. */
const copyRootPackages = async (from: string, to: string): Promise<void> => {
  await mkdir(to)
  for (const name of await readdir(from)) {
    if (LEFT_OUT.has(name)) continue
    if (name === '.pnpm') await symlink(join(from, name), join(to, name))
    else await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
  }
}

/** What a copy of one domain consists of, beside that domain: no other app, no service and no script. */
const OF_EVERY_DOMAIN = new Set([
  'node_modules',
  'packages',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
])

/**
 * A copy of this repository with its builds, to change as a developer would; `remove` deletes it. With `domain` a copy
 * of that app and the packages alone.
 */
export const copyRepository = async ({ domain }: { domain?: string } = {}): Promise<{
  folder: string
  remove: () => Promise<void>
}> => {
  const folder = await mkdtemp(join(tmpdir(), 'wervio-copy-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    for (const name of await readdir(root)) {
      if (LEFT_OUT.has(name)) continue
      if (domain !== undefined && name !== domain && !OF_EVERY_DOMAIN.has(name)) continue
      if (name === 'node_modules') await copyRootPackages(join(root, name), join(folder, name))
      else await cp(join(root, name), join(folder, name), { recursive: true, verbatimSymlinks: true, filter: isWanted })
    }
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

const isWanted = async (path: string): Promise<boolean> => {
  const name = basename(path)
  if (LEFT_OUT.has(name)) return false
  const entry = await lstat(path)
  return entry.isFile() || entry.isDirectory() || entry.isSymbolicLink()
}
