import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@wervio/testing/free-port'
import { inRepository } from '../federation/paths.ts'

const POLL_MS = 250
/** A first build without a cache, on a machine that does more. */
const LONGEST_START_MS = 300_000

export type DevelopmentServer = { manifest: string; stop: () => Promise<void> }

/** The development server of one remote, as `npx pnpm dev` runs it, on a port of its own. */
export const startDevelopmentServer = async (app: string, portVariable: string): Promise<DevelopmentServer> => {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [inRepository(`${app}/node_modules/webpack-cli/bin/cli.js`), 'serve', '--mode', 'development'],
    {
      cwd: inRepository(app),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, [portVariable]: String(port) },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = once(child, 'exit')
  const manifest = `http://localhost:${port}/mf-manifest.json`
  const limit = performance.now() + LONGEST_START_MS
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const isServing = () =>
    fetch(manifest).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isServing())) {
    if (hasEnded() || performance.now() > limit) {
      child.kill()
      throw new Error(`the development server of ${app} does not serve:\n${output}`)
    }
    await sleep(POLL_MS)
  }
  return {
    manifest,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
