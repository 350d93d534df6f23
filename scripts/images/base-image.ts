import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { run } from './commands.ts'
import type { ImageStore } from './image-store.ts'

/** How `npm run images` ends where no base could be made. */
export const NO_BASE = 3

/** The base that every Dockerfile of ours names, under the name that buildah resolves it to. */
export const BASE_IMAGE = 'docker.io/library/node:24.21.0-bookworm-slim'

/** Where npm of this machine is: `<folder>/bin/npm-cli.js` is what its command leads to. */
const npmFolder = async (): Promise<string> => resolve(realpathSync((await run('which', ['npm'])).trim()), '../..')

/**
 * Makes a stand-in of the official image from Debian's packages: the same release of Debian, our Node and npm, and the
 * user `node` (1000). Without its entry point, which hands a command that begins with `node` on as it is.
 */
export const makeBaseImage = async (store: ImageStore, folder: string): Promise<void> => {
  const rootfs = join(folder, 'base')
  await run('debootstrap', ['--variant=minbase', 'bookworm', rootfs])
  const modules = join(rootfs, 'usr/local/lib/node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(realpathSync(process.execPath), join(rootfs, 'usr/local/bin/node'))
  cpSync(await npmFolder(), join(modules, 'npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(rootfs, 'usr/local/bin', name))
  await run('chroot', [rootfs, 'useradd', '--uid', '1000', '--create-home', 'node'])
  await run('chroot', [rootfs, 'apt-get', 'clean'])
  await store.fromFolder(BASE_IMAGE, rootfs)
  await run('rm', ['-r', rootfs], dirname(rootfs))
}
