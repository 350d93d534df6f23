import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isInstalled, markInstalled } from './install-stamp.mjs'
import { refusal } from './node-version.mjs'
import { PNPM } from './pnpm.mjs'

/** Runs on any Node from 20 on, before anything is installed: no dependencies and no TypeScript here. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
const windows = process.platform === 'win32'

/** The Node that runs all our code. */
const ownNode = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')

/** Lines to leave out: some packages ask for the newer Node that we install ourselves. */
const NOISE = /Unsupported engine|^npm warn/

const runQuietly = (command, args, options) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    for (const stream of [child.stdout, child.stderr])
      createInterface({ input: stream }).on('line', (line) => NOISE.test(line) || console.log(line))
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

const install = async () => {
  console.log('Wervio: onderdelen installeren (de eerste keer duurt dat ongeveer een minuut) …')
  const started = Date.now()
  const code = await runQuietly(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    {
      shell: windows,
      env: { ...process.env, CI: process.env.CI ?? 'true' },
    },
  )
  if (code !== 0)
    throw new Error('Het installeren is niet gelukt; hierboven staat waarom. Is het npm-register bereikbaar?')
  markInstalled(root)
  console.log(`Wervio: geïnstalleerd in ${Math.round((Date.now() - started) / 1000)} s.`)
}

/** Runs `script` under our own Node. Signals are passed on; the child gets `disconnect` when this process is killed. */
const goOn = (script, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(ownNode, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: process.env,
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })

/** Installs dependencies if needed, then runs `script` (relative to the root) and ends with its exit code. */
export const bootstrap = async (script) => {
  const wrong = refusal(process.version)
  if (wrong) {
    console.error(wrong)
    process.exit(1)
  }
  try {
    if (!isInstalled(root)) await install()
    process.exit(await goOn(script, process.argv.slice(2)))
  } catch (error) {
    console.error(`Wervio: ${error.message}`)
    process.exit(1)
  }
}
