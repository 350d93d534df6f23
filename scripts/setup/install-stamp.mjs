import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const STAMP = 'node_modules/.wervio-installed'
const FOLDERS_OF_PACKAGES = ['packages', 'services']
const SINGLE_PACKAGES = /^(shell|e2e|mfe-[a-z-]+)$/

const packageFolders = (root) => [
  '.',
  ...readdirSync(root).filter((name) => SINGLE_PACKAGES.test(name)),
  ...FOLDERS_OF_PACKAGES.flatMap((folder) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [],
  ),
]

/** One hash of everything that an install depends on: the lock file, every package.json and the machine's platform. */
export const wantedInstall = (root) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  const manifests = packageFolders(root).map((folder) => join(folder, 'package.json'))
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests.toSorted((a, b) => (a < b ? -1 : 1))]) {
    if (existsSync(join(root, file))) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Whether the installed packages are those of the current lock file. */
export const isInstalled = (root) =>
  existsSync(join(root, 'node_modules/node/bin')) &&
  existsSync(join(root, STAMP)) &&
  readFileSync(join(root, STAMP), 'utf8') === wantedInstall(root)

export const markInstalled = (root) => writeFileSync(join(root, STAMP), wantedInstall(root))
