import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildProduct } from '../build/build-product.ts'
import { inRoot } from '../product/root.ts'
import { readEnvFiles } from './read-env-files.ts'
import { StackError } from './stack-error.ts'
import { startStack } from './start-stack.ts'

const USAGE = `npm run stack -- [--env-file FILE]… [--profile NAME]… [--scale SERVICE=COPIES]… [--first-port PORT] [--data FOLDER]

Runs docker-compose.yml without a container engine. Without --env-file: deploy/auth-emulator.env, and its profile.`

const PORTS = 100

const scaleOf = (entries: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    entries.map((entry) => {
      const [, name, copies] = /^([\w-]+)=(\d+)$/.exec(entry) ?? []
      if (name === undefined) throw new StackError(`--scale ${entry} is not SERVICE=COPIES`)
      return [name, Number(copies)]
    }),
  )

const say = (line: string) => console.log(`stack: ${line}`)

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      'env-file': { type: 'string', multiple: true },
      profile: { type: 'string', multiple: true },
      scale: { type: 'string', multiple: true, default: [] },
      'first-port': { type: 'string', default: '20000' },
      data: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const files = values['env-file'] ?? [inRoot('deploy/auth-emulator.env')]
  const profiles = values.profile ?? (values['env-file'] ? [] : ['auth-emulator'])
  const first = Number(values['first-port'])
  if (!Number.isInteger(first) || first < 1_024 || first + PORTS > 65_536)
    throw new StackError('--first-port is no port')
  await buildProduct(say)
  const folder = values.data ?? mkdtempSync(join(tmpdir(), 'wervio-stack-'))
  const stack = await startStack({
    env: readEnvFiles(files),
    profiles,
    scale: scaleOf(values.scale),
    ports: Array.from({ length: PORTS }, (_, index) => first + index),
    folder,
    say,
  })
  say(`runs at ${stack.url}; logs are in ${stack.logFolder}. Ctrl-C stops it.`)
  const ended = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.resolve())
  await ended.promise
  await stack.stop()
  if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StackError ? `stack: ${error.message}` : error)
    process.exit(1)
  },
)
