import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildProduct } from '../../scripts/build/build-product.ts'
import { findFirefox } from './find-firefox.ts'

/** `pnpm e2e:firefox [FILTER…]`: the main journey in the system's Firefox, against a product of its own. */
if (!findFirefox()) {
  console.error(
    'There is no Firefox on this machine: install firefox-esr (apt-get install firefox-esr), or set WERVIO_FIREFOX to one.',
  )
  process.exit(1)
}
await buildProduct((line) => console.log(line))
const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url))
const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))
const child = spawn(process.execPath, [playwright, 'test', '--config', config, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))
