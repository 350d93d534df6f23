import { spawn } from 'node:child_process'
import { inRepository } from './paths.ts'

/** Builds one app as its `build` script does; returns the duration in milliseconds. */
export const buildApp = async (app: string): Promise<number> => {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [inRepository(`${app}/node_modules/webpack-cli/bin/cli.js`), '--mode', 'production'],
    { cwd: inRepository(app), stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${app} does not build:\n${output}`)
  return performance.now() - started
}
