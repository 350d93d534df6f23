import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { buildRemoteServer } from './remote-server.ts'
import { readRuntimeConfig } from './runtime-config.ts'
import { buildShellServer } from './shell-server.ts'

let dir: string
let lines: string[]
const opened: FastifyInstance[] = []

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'wervio-static-'))
  lines = []
  const version = join(dir, 'aaaaaaaaaaaa')
  await mkdir(join(version, 'assets'), { recursive: true })
  await writeFile(join(version, 'index.html'), '<html><head><!--wervio:head--></head></html>')
  await writeFile(join(version, 'assets/page.12345678.js'), 'code()')
  await writeFile(join(dir, 'current.json'), '{"version":"aaaaaaaaaaaa"}')
  await writeFile(join(dir, 'remotes.json'), '{"version":1,"remotes":[]}')
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
  await rm(dir, { recursive: true })
})

const options = () => ({ dir, logLevel: 'trace', logDestination: { write: (line: string) => void lines.push(line) } })
const servers = {
  shell: () =>
    buildShellServer({ ...options(), config: readRuntimeConfig({}), registryFile: join(dir, 'remotes.json') }),
  remote: () => buildRemoteServer(options()),
}
const open = (kind: keyof typeof servers): FastifyInstance => {
  const app = servers[kind]()
  opened.push(app)
  return app
}
const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

/** What a person may type, follow from a mail, or be sent to, with words that stand in nothing else. */
const addresses = [
  '/dashboard-candidates?q=Quirijntje+Zwaaneveldt',
  '/candidate/0190a000-0000-7000-8000-000000000003',
  '/password?mode=resetPassword&oobCode=geheime-code',
  '/Quirijntje/Zwaaneveldt.pdf',
  '/calendar/feed/geheime-code.ics?x=Quirijntje',
  '/%zz/Quirijntje',
  '/.Quirijntje',
]

test.each(['shell', 'remote'] as const)('the log of the %s names no address, word, secret or caller', async (kind) => {
  const app = open(kind)
  for (const url of addresses) {
    const headers = { referer: `http://localhost${url}`, 'user-agent': 'Quirijntjes browser' }
    await app.inject({ url, headers, remoteAddress: '203.0.113.9' })
    await app.inject({ url, headers: { ...headers, host: 'evil.example' }, remoteAddress: '203.0.113.9' })
  }
  expect(logged().filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(addresses.length)
  const text = lines.join('').toLowerCase()
  for (const word of ['quirijntje', 'zwaaneveldt', 'geheime', '0190a000', '203.0.113.9', 'evil.example'])
    expect(text).not.toContain(word)
})

test('a line says what was answered and how long it took, under an id of its own', async () => {
  const app = open('shell')
  for (const url of ['/dashboard', '/remotes.json', '/assets/page.12345678.js', '/assets/none.12345678.js'])
    await app.inject(url)
  expect(logged().map(({ msg, method, route, status }) => [msg, method, route, status])).toEqual([
    ['request', 'GET', '/*', 200],
    ['request', 'GET', '/remotes.json', 200],
    ['request', 'GET', '/*', 200],
    ['request', 'GET', '/*', 404],
  ])
  expect(logged().every(({ ms }) => typeof ms === 'number')).toBe(true)
  expect(new Set(logged().map(({ reqId }) => reqId)).size).toBe(4)
  expect(String(logged()[0]?.['reqId'])).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
})

test('who asks whether it lives leaves no line', async () => {
  expect((await open('remote').inject('/health')).statusCode).toBe(200)
  expect(lines).toEqual([])
})

test('a failure is told by its kind and place, without the address', async () => {
  const app = open('shell')
  await app.ready()
  await rm(join(dir, 'aaaaaaaaaaaa', 'index.html'))
  expect((await app.inject('/dashboard-candidates?q=Quirijntje')).statusCode).toBe(500)
  const failure = logged().find(({ msg }) => msg === 'request failed')
  expect(failure).toMatchObject({ failure: { code: 'ENOENT', stack: expect.arrayContaining([expect.any(String)]) } })
  expect(lines.join('')).not.toContain('Quirijntje')
})
