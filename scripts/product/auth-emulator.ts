import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ProcessSpec } from './process-spec.ts'
import { inRoot } from './root.ts'
import { environmentOf, type Settings } from './settings.ts'

const METADATA = 'firebase-export-metadata.json'
const PROXIES = /^(https?|all|no)_proxy$/i

const isWhole = async (folder: string): Promise<boolean> => (await stat(join(folder, METADATA)).catch(() => null)) !== null

/**
 * The emulator replaces an export by deleting the old one and moving the new one in. A kill between those two leaves only
 * the new one, under its temporary name: it is put in place. Half-written ones are removed.
 */
export const recoverExport = async (folder: string): Promise<void> => {
  const accounts = join(folder, 'accounts')
  const unplaced = (await readdir(folder)).filter((name) => name.startsWith('firebase-export-')).toSorted().toReversed()
  for (const name of unplaced) {
    if (!(await isWhole(accounts)) && (await isWhole(join(folder, name)))) {
      await rm(accounts, { recursive: true, force: true })
      await rename(join(folder, name), accounts)
    } else await rm(join(folder, name), { recursive: true, force: true })
  }
  if (await isWhole(accounts)) await cp(accounts, join(folder, 'accounts-at-last-start'), { recursive: true })
}

/** What `firebase emulators:start` reads, made in the data folder: loopback only, no screens of its own. */
const configuration = ({ ports }: Settings) => ({
  emulators: {
    auth: { host: '127.0.0.1', port: ports.authEmulator },
    hub: { host: '127.0.0.1', port: ports.authHub },
    logging: { host: '127.0.0.1', port: ports.authLogging },
    ui: { enabled: false },
    singleProjectMode: true,
  },
})

/** Its own settings folder, marked as just asked: no message of the day, no update check, no usage figures, no proxy. */
const quiet = async (folder: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> => {
  const settings = join(folder, 'settings', 'configstore')
  await mkdir(settings, { recursive: true })
  const tomorrow = Date.now() + 365 * 86_400_000
  await writeFile(join(settings, 'firebase-tools.json'), JSON.stringify({ motd: { fetched: tomorrow }, usage: false }))
  await mkdir(join(folder, 'tmp'), { recursive: true })
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !PROXIES.test(name))),
    XDG_CONFIG_HOME: join(folder, 'settings'),
    TMPDIR: join(folder, 'tmp'),
    NO_UPDATE_NOTIFIER: '1',
    CI: '1',
  }
}

/** The process of the Auth emulator; accounts stand in `<data>/auth/accounts`. */
export const authEmulator = async (settings: Settings): Promise<ProcessSpec> => {
  const folder = join(settings.dataDir, 'auth')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(configuration(settings), null, 2))
  const accounts = join(folder, 'accounts')
  return {
    name: 'auth-emulator',
    args: ['--import', pathToFileURL(inRoot('scripts/product/lazy-emulator.mjs')).href, inRoot('node_modules/firebase-tools/lib/bin/firebase.js'), 'emulators:start', '--only', 'auth', '--project', settings.projectId, '--import', accounts, '--export-on-exit', accounts],
    cwd: folder,
    env: await quiet(folder, environmentOf(settings)),
    before: () => recoverExport(folder),
    // It listens before the accounts are read in; only this line comes after.
    ready: async (lastWords) => lastWords.includes('All emulators ready'),
  }
}
