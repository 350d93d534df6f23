import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { remotesIn } from '../product/remote-packages.ts'
import { writeManifests } from '../kubernetes/write-manifests.ts'
import { isInstalled, markInstalled } from '../setup/install-stamp.mjs'
import { chooseName, choosePort, NewRemoteError } from './choose.ts'
import { placesOfRemotes, writeCompose } from './compose.ts'
import { lockWith } from './lock-importer.ts'
import { dependencies, remoteFiles } from './remote-files.ts'

/**
 * The remote that serves as template: it has every dependency of a new one, so lock file and links are copied from it.
 */
const TEMPLATE = 'mfe-marketing'

const names = new Set<string>([...dependencies.dependencies, ...dependencies.devDependencies])

/**
 * Copies the template's links to installed packages; both folders are at the same depth, so relative links stay valid.
 */
const linkPackages = (root: string, folder: string): boolean => {
  const [from, to] = [join(root, TEMPLATE, 'node_modules'), join(root, folder, 'node_modules')]
  if (!existsSync(from)) return false
  for (const name of names) {
    mkdirSync(dirname(join(to, name)), { recursive: true })
    symlinkSync(
      lstatSync(join(from, name)).isSymbolicLink() ? readlinkSync(join(from, name)) : join(from, name),
      join(to, name),
    )
  }
  if (existsSync(join(from, '.bin')))
    cpSync(join(from, '.bin'), join(to, '.bin'), { recursive: true, verbatimSymlinks: true })
  return true
}

/**
 * Creates `mfe-<name>` in the repository `root`: its files, its importer in the lock file, its links and its places in
 * docker-compose.yml, the proxy's configuration and the manifests for a cluster. Everything else reads the workspace.
 * Throws `NewRemoteError`, after removing what it had created.
 */
export const makeRemote = (
  root: string,
  name: string | undefined,
): { folder: string; port: number; installed: boolean } => {
  const remotes = remotesIn(root)
  const key = chooseName(name, remotes)
  const port = choosePort(key, remotes)
  const folder = `mfe-${key}`
  if (existsSync(join(root, folder))) throw new NewRemoteError(`${folder} is there already`)
  const wasInstalled = isInstalled(root)
  const lockFile = join(root, 'pnpm-lock.yaml')
  const before = [lockFile, ...placesOfRemotes.map((file) => join(root, file))].map(
    (file) => [file, readFileSync(file)] as const,
  )
  try {
    for (const [path, text] of Object.entries(remoteFiles(key, port))) {
      mkdirSync(dirname(join(root, folder, path)), { recursive: true })
      writeFileSync(join(root, folder, path), text)
    }
    writeFileSync(lockFile, lockWith(readFileSync(lockFile, 'utf8'), TEMPLATE, folder, names))
    writeCompose(root)
    const installed = linkPackages(root, folder)
    // Last, because it replaces a whole folder: nothing after it can fail.
    writeManifests(root)
    if (wasInstalled && installed) markInstalled(root)
    return { folder, port, installed }
  } catch (error) {
    rmSync(join(root, folder), { recursive: true, force: true })
    for (const [file, content] of before) writeFileSync(file, content)
    throw error
  }
}
