import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { remotes } from '../product/remote-packages.ts'
import { StartError } from '../product/ports.ts'
import { root } from '../product/root.ts'
import { sourceHash } from './sources.ts'

const AT_ONCE = 2

/** The folders to build, and the file whose existence shows that a build is complete. */
const apps = [
  { folder: 'shell', result: 'dist/current.json' },
  ...remotes.map((remote) => ({ folder: remote.package, result: 'dist/remote.json' })),
]
type App = (typeof apps)[number]

const stampOf = (folder: string) => join(root, 'node_modules/.cache/wervio', `${folder}.built`)

const isCurrent = async ({ folder, result }: App, hash: string): Promise<boolean> =>
  existsSync(join(root, folder, result)) && (await readFile(stampOf(folder), 'utf8').catch(() => '')) === hash

const webpack = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(root, folder, 'node_modules/webpack-cli/bin/cli.js'), '--mode', 'production'],
      { cwd: join(root, folder), stdio: ['ignore', 'pipe', 'pipe'] },
    )
    const end = () => void child.kill()
    process.once('exit', end)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new StartError(`${folder} kan niet gebouwd worden:\n${output}`))
    })
  })

const build = async (app: App, hash: string, say: (line: string) => void): Promise<void> => {
  const started = Date.now()
  say(`${app.folder} bouwen …`)
  await webpack(app.folder)
  await mkdir(join(root, 'node_modules/.cache/wervio'), { recursive: true })
  await writeFile(stampOf(app.folder), hash)
  say(`${app.folder} gebouwd in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/**
 * Builds the shell and each remote whose sources changed, two at a time; returns their folders. Throws `StartError`.
 */
export const buildApps = async (say: (line: string) => void): Promise<string[]> => {
  const present = apps.filter(({ folder }) => existsSync(join(root, folder, 'webpack.config.mjs')))
  const hashedApps = await Promise.all(present.map(async (app) => ({ app, hash: sourceHash(root, app.folder) })))
  const stale = (
    await Promise.all(hashedApps.map(async (it) => ((await isCurrent(it.app, it.hash)) ? [] : [it])))
  ).flat()
  const queue = [...stale]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await build(next.app, next.hash, say)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return stale.map(({ app }) => app.folder)
}
