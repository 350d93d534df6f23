import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemo } from '../../scripts/demo/seed.ts'
import { buildProduct } from '../../scripts/build/build-product.ts'
import { inRoot } from '../../scripts/product/root.ts'
import { readEnvFiles } from '../../scripts/stack/read-env-files.ts'
import { startStack } from '../../scripts/stack/start-stack.ts'
import { PLAYWRIGHT } from '../../scripts/test/chromium.ts'
import { leftOutLines } from './left-out.ts'
import { stackUrls } from './stack-urls.ts'

const FIRST_PORT = Number(process.env['WERVIO_STACK_FIRST_PORT'] ?? 20_300)
const PORTS = 100

const say = (line: string) => console.log(`stack: ${line}`)

/**
 * Runs Playwright against what runs at the addresses in `env`, and says what it left out; resolves to its exit code.
 */
const playwright = async (env: NodeJS.ProcessEnv): Promise<number> => {
  const child = spawn(
    process.execPath,
    [PLAYWRIGHT, 'test', '-c', 'stack/playwright.config.ts', ...process.argv.slice(2)],
    { cwd: inRoot('e2e'), env: { ...process.env, ...env }, stdio: 'inherit' },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  const hasDemo = { ...process.env, ...env }['WERVIO_STACK_DEMO'] === '1'
  for (const line of leftOutLines({ hasDemo })) say(line)
  return code ?? 1
}

/**
 * Against the stack at WERVIO_STACK_URL, or else against one of its own: `npm run e2e:stack -- [Playwright's
 * arguments]`. `WERVIO_STACK_SMOKE=1` runs a few tests that need no sample recruiter, as the gate does.
 */
const main = async (): Promise<number> => {
  if (process.env['WERVIO_STACK_URL']) return playwright({})
  await buildProduct(say)
  const folder = mkdtempSync(join(tmpdir(), 'wervio-stack-'))
  const stack = await startStack({
    env: { ...readEnvFiles([inRoot('deploy/auth-emulator.env')]), LOG_LEVEL: 'warn' },
    profiles: ['auth-emulator'],
    scale: { 'main-api': 2, 'ai-service': 2 },
    ports: Array.from({ length: PORTS }, (_, index) => FIRST_PORT + index),
    folder,
    say,
  })
  try {
    const env = {
      WERVIO_STACK_URL: stack.url,
      WERVIO_STACK_SIGN_IN: `http://localhost:${stack.places.portOf('auth-emulator', 9099)}`,
      WERVIO_STACK_DATA: folder,
    }
    if (process.env['WERVIO_STACK_SMOKE'] === '1') return await playwright(env)
    const { authEmulator: emulator, mainApi, aiService } = stackUrls(env)
    await createDemo({ emulator, mainApi, aiService, databaseUrl: stack.databaseUrl }, say)
    return await playwright({ ...env, WERVIO_STACK_DEMO: '1' })
  } finally {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
