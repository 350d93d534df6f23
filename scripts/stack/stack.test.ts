import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { environment as aiEnvironment } from '../../services/ai-service/src/platform/config.ts'
import { readConfig as readMainConfig } from '../../services/main-api/src/platform/config.ts'
import { readEnvironment } from '../../packages/service-kit/src/read-environment.ts'
import { portTable } from '../product/ports.ts'
import { inRoot, root } from '../product/root.ts'
import { readCompose } from './compose/read-compose.ts'
import { readImage } from './compose/read-image.ts'
import { placeLocally } from './local-places.ts'
import { localProcesses } from './local-processes.ts'
import { localConfig } from './proxy/local-config.ts'
import { readEnvFiles } from './read-env-files.ts'

const text = readFileSync(inRoot('docker-compose.yml'), 'utf8')
const proxyText = readFileSync(inRoot('deploy/proxy/haproxy.cfg'), 'utf8')
const env = readEnvFiles([inRoot('deploy/auth-emulator.env')])
const compose = readCompose(text, { env, profiles: ['auth-emulator'] })
const ports = Array.from({ length: 100 }, (_, index) => 30_000 + index)
const places = placeLocally(compose, { scale: { 'main-api': 3 }, ports, folder: '/data-folder', root })
const processes = localProcesses({ compose, places, root, machine: { PATH: '/bin' } })
const processOf = (name: string) => {
  const process = processes.find((each) => each.name === name)
  if (!process) throw new Error(`no process ${name}`)
  return process
}

test('every service of the compose file that is ours is a process, each copy apart', () => {
  const third = ['proxy', 'postgres', 'storage']
  const names = Object.keys(compose.services).filter((name) => ![...third, 'registry'].includes(name))
  expect(new Set(processes.map(({ name }) => name))).toEqual(new Set([...names, 'main-api-2', 'main-api-3']))
})

test('a process runs the command of its image in the folder of its image', () => {
  expect(processOf('main-api')).toMatchObject({
    args: ['--max-semi-space-size=8', 'dist/main.js'],
    cwd: inRoot('services/main-api'),
  })
  const [, script, ...args] = processOf('mfe-vacancies').args
  expect([script, ...args]).toEqual([
    'packages/federation/src/server/serve.ts',
    '--kind',
    'remote',
    '--dir',
    'mfe-vacancies/dist',
    '--port',
    String(places.portOf('mfe-vacancies', 3_000)),
  ])
  expect(processOf('mfe-vacancies').cwd).toBe(root)
})

test('the names and ports of containers are those of this machine, and nothing else changes', () => {
  const { env: secondEnvironment } = processOf('main-api-2')
  expect(secondEnvironment).toMatchObject({
    PATH: '/bin',
    NODE_ENV: 'development',
    WERVIO_ROLE: 'api',
    WERVIO_HOST: '127.0.0.1',
    WERVIO_MAIN_API_PORT: String(places.portOf('main-api', 8_000, 2)),
    DATABASE_URL: `postgres://wervio:integration-tests@127.0.0.1:${places.portOf('postgres', 5_432)}/wervio`,
    WERVIO_AI_SERVICE_INTERNAL_URL: `http://127.0.0.1:${places.portOf('proxy', 5_000)}`,
    WERVIO_ORIGINS: `http://localhost:${places.portOf('proxy', 8_080)}`,
    WERVIO_S3_BUCKET: 'wervio',
  })
  expect(processOf('ai-service').env['WERVIO_DATA']).toBe('/data-folder/volumes/recordings')
  expect(processOf('shell').env['WERVIO_REMOTES_FILE']).toBe('/data-folder/volumes/remotes/remotes.json')
  const declared = { ...compose.services['main-api']?.environment }
  expect(
    Object.keys(secondEnvironment)
      .filter((name) => !(name in declared))
      .toSorted(),
  ).toEqual(['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_', 'PATH', 'WERVIO_HOST'].toSorted())
})

test('the shell waits for the registry, and that for all remotes', () => {
  expect(new Set(processOf('shell').after)).toEqual(
    new Set(processes.map(({ name }) => name).filter((name) => name.startsWith('mfe-'))),
  )
  expect(processOf('shell').before).toBeInstanceOf(Function)
})

test.each(['main-api', 'main-worker'])(
  '%s starts with what the compose file sets, and with no name it does not know',
  (name) => {
    const { WERVIO_AUTH_SECRET: _secret, ...production } = compose.services[name]?.environment ?? {}
    expect(() => readMainConfig({ ...production, NODE_ENV: 'development' })).not.toThrow()
    expect(readMainConfig(production)).toMatchObject({ role: name === 'main-api' ? 'api' : 'worker', drainSeconds: 5 })
  },
)

test.each(['ai-service', 'ai-worker'])('%s too', (name) => {
  expect(readEnvironment(aiEnvironment, compose.services[name]?.environment ?? {})).toMatchObject({
    WERVIO_ROLE: name === 'ai-service' ? 'api' : 'worker',
    WERVIO_S3_BUCKET: 'wervio',
  })
})

test('operators can read of every variable that the compose file gives a service', () => {
  const [, table = ''] = readFileSync(inRoot('docs/operations.md'), 'utf8').split('## Environment')
  const documented = new Set([...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name))
  const ours = Object.values(compose.services).filter(({ build }) => build?.args['SERVICE'])
  const names = new Set(ours.flatMap(({ environment }) => Object.keys(environment)))
  expect([...names].filter((name) => !documented.has(name))).toEqual([])
})

test('and of every variable that the compose file asks for, and of every port of the product', () => {
  const documented = readFileSync(inRoot('docs/operations.md'), 'utf8')
  const names = [
    ...[...text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name),
    ...Object.values(portTable).map(({ variable }) => variable),
  ]
  expect([...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(documented))).toEqual([])
})

test('the proxy of this machine differs from the container’s by its addresses alone', () => {
  const local = localConfig(proxyText, compose, places)
  const isAddress = (line: string) => /^ *(bind|server|server-template) /.test(line)
  const rest = (config: string) => config.split('\n').filter((line) => !isAddress(line))
  expect(rest(local)).toEqual(rest(proxyText))
  expect(local).toContain(`  server main-api-3 127.0.0.1:${places.portOf('main-api', 8_000, 3)}\n`)
  expect(local).not.toMatch(/^ *server-template/m)
})

test('the proxy names every service that people call, and no other', () => {
  const serverTemplates = [...proxyText.matchAll(/server-template \S+ \d+ ([\w-]+):(\d+)/g)].map(
    ([, name = '', port = '']) => [name, Number(port)],
  )
  for (const [name, port] of serverTemplates) expect(compose.services[String(name)]?.expose).toContain(port)
  const called = Object.keys(compose.services).filter((name) => /^(shell|mfe-.*|main-api|ai-service)$/.test(name))
  expect(new Set(serverTemplates.map(([name]) => name))).toEqual(new Set(called))
})

test('more copies than the proxy has places for are refused', () => {
  const many = placeLocally(compose, { scale: { shell: 4 }, ports, folder: '/data-folder', root })
  expect(() => localConfig(proxyText, compose, many)).toThrow('the proxy has places for 3 copies of shell')
})

test('no container runs as root, writes to its own files or has no limits', () => {
  for (const [name, service] of Object.entries(
    readCompose(text, { env, profiles: ['auth-emulator', 'ai'] }).services,
  )) {
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']])
    expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']])
    expect([name, service.deploy?.['resources']]).toMatchObject([
      name,
      { limits: { cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) } },
    ])
    if (name !== 'registry') expect([name, service.healthcheck?.test[0]]).toEqual([name, 'CMD'])
    // A version, not a moving name; ours carry that of the release.
    expect(service.image).toMatch(/:(?:v?\d[\w.-]*|server-b\d+|local|0\.8\.1-pg18)$/)
    if (service.build)
      expect(readFileSync(inRoot(service.build.dockerfile), 'utf8')).toMatch(/\nUSER (?:node|1000:1000)\n/)
  }
})

test('a key of the compose file that this script would overlook is refused', () => {
  expect(() =>
    readCompose(text.replace('    user: "999:999"\n', '    entrypoint: [sh]\n'), { env, profiles: [] }),
  ).toThrow('services.postgres')
  expect(() => readCompose(text, { env: {}, profiles: [] })).toThrow('needs')
})

test.each([
  ['FROM a\nCMD ["node", "x.ts"]\nFROM b\n', 'no command'],
  ['FROM a\nCMD ["sh", "-c", "exec node x.ts && rm y"]\n', 'does not know'],
  ['FROM a\nCMD ["sh", "-c", "exec node $X"]\n', 'nothing sets'],
])('%j is refused', (dockerfile, reason) => {
  expect(() => readImage(dockerfile, {})).toThrow(reason)
})
