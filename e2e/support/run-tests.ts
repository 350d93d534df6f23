import { spawn } from 'node:child_process'
import { buildProduct } from '../../scripts/build/build-product.ts'
import { inRoot } from '../../scripts/product/root.ts'
import { PLAYWRIGHT } from '../../scripts/test/chromium.ts'

/**
 * Builds what changed, and runs the tests of a folder of `e2e` that has a configuration of its own, with the arguments
 * of this process; ends the process with their exit code.
 */
export const runTests = async (folder: string): Promise<void> => {
  await buildProduct((line) => console.log(line))
  const child = spawn(
    process.execPath,
    [PLAYWRIGHT, 'test', '--config', `${folder}/playwright.config.ts`, ...process.argv.slice(2)],
    { cwd: inRoot('e2e'), stdio: 'inherit' },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}
