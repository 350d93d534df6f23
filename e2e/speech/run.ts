import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildProduct } from '../../scripts/build/build-product.ts'
import { readSpeechSettings } from './settings.ts'

/** `pnpm e2e:speech [FILTER…]`: recordings of real speech, from the screen through a real model to the transcript. */
const settings = readSpeechSettings()
if ('missing' in settings) {
  console.error(settings.missing)
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
