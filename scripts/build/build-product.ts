import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { remotes } from '../product/remote-packages.ts'
import { StartError } from '../product/ports.ts'
import { root } from '../product/root.ts'
import { sourceHash } from './sources.ts'

const AT_ONCE = 2

const WEBPACK = ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production']
const BUNDLE = ['../../packages/service-build/src/main.ts']

/** A folder to build, and how: what Node runs in it, and the file whose existence shows that it is complete. */
type Part = {
  folder: string
  args: readonly string[]
  result: string
  /** What it needs to be there. */
  config: string
}

const services: readonly Part[] = ['main-api', 'ai-service'].map((name) => ({
  folder: `services/${name}`,
  args: BUNDLE,
  result: 'dist/main.js',
  config: 'src/main.ts',
}))
const apps: readonly Part[] = [
  { folder: 'shell', result: 'dist/current.json' },
  ...remotes.map((remote) => ({ folder: remote.package, result: 'dist/remote.json' })),
].map((app) => ({ ...app, args: WEBPACK, config: 'webpack.config.mjs' }))

const stampOf = (folder: string) => join(root, 'node_modules/.cache/wervio', `${folder.replaceAll('/', '-')}.built`)

/** Also of what builds it, where nothing that it depends on says so. */
const hashOf = ({ folder, args }: Part): string =>
  args === BUNDLE ? sourceHash(root, folder) + sourceHash(root, 'packages/service-build') : sourceHash(root, folder)

const isCurrent = async ({ folder, result }: Part, hash: string): Promise<boolean> =>
  existsSync(join(root, folder, result)) && (await readFile(stampOf(folder), 'utf8').catch(() => '')) === hash

const run = ({ folder, args: [file = '', ...rest] }: Part): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, folder, file), ...rest],
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

const build = async (part: Part, hash: string, say: (line: string) => void): Promise<void> => {
  const started = Date.now()
  say(`${part.folder} bouwen …`)
  await run(part)
  await mkdir(join(root, 'node_modules/.cache/wervio'), { recursive: true })
  await writeFile(stampOf(part.folder), hash)
  say(`${part.folder} gebouwd in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const buildParts = async (parts: readonly Part[], say: (line: string) => void): Promise<string[]> => {
  const present = parts.filter(({ folder, config }) => existsSync(join(root, folder, config)))
  const hashedParts = present.map((part) => ({ part, hash: hashOf(part) }))
  const stale = (
    await Promise.all(hashedParts.map(async (it) => ((await isCurrent(it.part, it.hash)) ? [] : [it])))
  ).flat()
  const queue = [...stale]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await build(next.part, next.hash, say)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return stale.map(({ part }) => part.folder)
}

/**
 * Builds the services, the shell and each remote whose sources changed, two at a time; returns their folders. Throws
 * `StartError`.
 */
export const buildProduct = (say: (line: string) => void): Promise<string[]> => buildParts([...services, ...apps], say)

/** The services alone. Throws `StartError`. */
export const buildServices = (say: (line: string) => void): Promise<string[]> => buildParts(services, say)
