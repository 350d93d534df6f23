import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { precompress } from '../build/precompress.ts'
import { readRuntimeConfig } from './runtime-config.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import { buildShellServer } from './shell-server.ts'

const entry = {
  name: 'mfe_a',
  version: 'v',
  manifest: 'https://remotes.example/a/mf-manifest.json',
  basePaths: ['/a'],
  contractVersion: 1,
  preload: ['entry.12345678.js'],
  integrity: { 'entry.12345678.js': 'sha384-x' },
}
const script = `console.info(${JSON.stringify('x'.repeat(600))})`

let app: FastifyInstance
let root: string
let registryFile: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wervio-shell-'))
  registryFile = join(root, 'remotes.json')
  await writeFile(registryFile, JSON.stringify({ version: 1, remotes: [entry] }))
  for (const [version, file] of [
    ['aaaaaaaaaaaa', 'old'],
    ['bbbbbbbbbbbb', 'new'],
  ] as const) {
    await mkdir(join(root, version, 'assets'), { recursive: true })
    await writeFile(
      join(root, version, 'index.html'),
      '<html><head><script>theme()</script><!--wervio:head--></head></html>',
    )
    const asset = join(root, version, `assets/${file}.12345678.js`)
    await writeFile(asset, script)
    await precompress(asset)
  }
  await writeFile(join(root, 'current.json'), '{"version":"bbbbbbbbbbbb"}')
  const config = readRuntimeConfig({ WERVIO_BRAND_TAGLINE: '</script><script>alert(1)</script>' })
  app = buildShellServer({ dir: root, config, registryFile, logLevel: 'silent' })
})
afterEach(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each(['/', '/dashboard', '/config.json', '/remotes.json', '/health', '/assets/new.12345678.js'])(
  'a foreign Host gets nothing of %s',
  async (url) => {
    const answer = await get(url, { host: 'evil.example:3000' })
    expect([answer.statusCode, answer.body]).toEqual([421, 'Dit adres hoort niet bij deze Wervio.'])
  },
)

test('every address without an ending is the page, with configuration, registry and what its remote needs first', async () => {
  const page = await get('/a/1?x=1')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  expect(page.body).toContain(
    '<link rel="preload" as="fetch" crossorigin href="https://remotes.example/a/mf-manifest.json">',
  )
  expect(page.body).toContain('href="https://remotes.example/a/entry.12345678.js" integrity="sha384-x"')
  const blocks = [...page.body.matchAll(/<script type="application\/json" id="([^"]+)">([^<]*)<\/script>/g)]
  expect(blocks.map(([, id]) => id)).toEqual(['wervio-config', 'wervio-remotes'])
  expect(JSON.parse(blocks[0]?.[2] ?? '')).toMatchObject({ brand: { tagline: '</script><script>alert(1)</script>' } })
  expect(page.body).not.toContain('<script>alert')
  expect((await get('/b')).body).not.toContain('rel="preload"')
})

test('a page goes compressed to whoever can read that', async () => {
  const plain = await get('/a')
  const compressedPage = await get('/a', { 'accept-encoding': 'gzip, br' })
  expect(compressedPage.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-type': 'text/html; charset=utf-8',
  })
  expect(brotliDecompressSync(compressedPage.rawPayload).toString()).toBe(plain.body)
  expect(plain.headers).not.toHaveProperty('content-encoding')
})

test('the policy allows this page, its remotes and its services, and nothing inline or evaluated', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/remotes\.example;/)
  expect(policy).toMatch(
    /connect-src 'self' http:\/\/localhost:8000 http:\/\/localhost:5000 http:\/\/localhost:9099 https:\/\/remotes\.example;/,
  )
  expect(policy).toContain("object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'")
  expect(policy).not.toContain('unsafe')
})

test('strict transport security is said over https alone', async () => {
  expect((await get('/')).headers).not.toHaveProperty('strict-transport-security')
  expect((await get('/', { 'x-forwarded-proto': 'https' })).headers).toHaveProperty('strict-transport-security')
})

test('hashed files stay for ever, precompressed, those of an older version too', async () => {
  for (const name of ['new', 'old']) {
    const file = await get(`/assets/${name}.12345678.js`, { 'accept-encoding': 'br' })
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe(script)
  }
  expect((await get('/assets/new.12345678.js')).body).toBe(script)
})

test('a missing file is a 404, and no path leads out of the build', async () => {
  for (const url of [
    '/assets/none.12345678.js',
    '/favicon.ico',
    '/..%2fcurrent.json',
    '/%2e%2e/current.json',
    '/../../etc/passwd.txt',
  ]) {
    const answer = await get(url)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('an address that is none is a page too, never a failure', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const status = await new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '//:' }, (answer) => resolve(answer.resume().statusCode))
      .once('error', reject)
      .end()
  })
  expect(status).toBe(200)
})

test('a new registry counts at the next request; a broken one leaves the last good one', async () => {
  const change = async (text: string, at: number) => {
    await writeFile(registryFile, text)
    await utimes(registryFile, at, at)
  }
  expect((await get('/remotes.json')).json()).toMatchObject({ remotes: [{ version: 'v' }] })
  await change(JSON.stringify({ version: 1, remotes: [{ ...entry, version: 'w' }] }), 1_000)
  expect((await get('/remotes.json')).json()).toMatchObject({ remotes: [{ version: 'w' }] })
  await change('{"version":1,"remotes":[{}]}', 2_000)
  expect((await get('/remotes.json')).json()).toMatchObject({ remotes: [{ version: 'w' }] })
})

test('who asks while the registry is being read gets it too', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/remotes.json')))
  expect(answers.map((answer) => answer.json<{ remotes: unknown[] }>().remotes.length)).toEqual(answers.map(() => 1))
})

test('a configuration that can not be is refused by name', () => {
  expect(() => readRuntimeConfig({ WERVIO_MAIN_API_URL: 'nowhere' })).toThrow('mainApiUrl')
  expect(readRuntimeConfig({ FIREBASE_PROJECT_ID: 'wervio-live' }).firebase.emulatorUrl).toBeNull()
})

test.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '0.1' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_SAMPLER_ARG: '0' }, false],
])('calls name their trace where the services send it somewhere: %j', (environment, traces) => {
  expect(readRuntimeConfig(environment)).toMatchObject({ traces })
})

test('sign-in with Microsoft is allowed at its authority alone, and only where it is set up', async () => {
  const policyOf = (environment: Record<string, string>) =>
    contentSecurityPolicy('', readRuntimeConfig(environment), { version: 1, remotes: [] })
  expect(policyOf({})).not.toContain('microsoft')
  const policy = policyOf({ MICROSOFT_CLIENT_ID: 'x' })
  expect(policy).toMatch(/connect-src [^;]*https:\/\/login\.microsoftonline\.com;/)
  expect(policy).toContain('frame-src https://login.microsoftonline.com;')
  const ownAuthority = policyOf({
    MICROSOFT_CLIENT_ID: 'x',
    MICROSOFT_AUTHORITY: 'https://localhost:8391/organizations',
  })
  expect(ownAuthority).toMatch(/connect-src [^;]*https:\/\/localhost:8391;/)
  expect(ownAuthority).not.toContain('microsoftonline')
  expect(() => readRuntimeConfig({ MICROSOFT_AUTHORITY: 'http://localhost' })).toThrow('microsoftAuthority')
})

test('a page beside the product runs its own script alone, and its window stays known to who opened it', async () => {
  await writeFile(join(registryFile, '../bbbbbbbbbbbb/beside.html'), '<html></html>')
  const { headers, statusCode } = await get('/beside.html')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': 'unsafe-none',
    'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
    'x-frame-options': 'DENY',
  })
  expect((await get('/')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('the browser gets both versions of a canary and what it needs of them; the page preloads neither', async () => {
  const needs = { api: '1.3', shared: {}, links: [] }
  const canary = { ...entry, version: 'w', manifest: 'https://next.example/a/mf-manifest.json', needs }
  const stable = { ...entry, needs, canary: { share: 10, entry: canary } }
  await writeFile(registryFile, JSON.stringify({ version: 1, remotes: [stable] }))
  const { body, headers } = await get('/a')
  const { needs: _, ...canaryForBrowser } = canary
  const expected = { version: 1, remotes: [{ ...entry, canary: { share: 10, entry: canaryForBrowser } }] }
  expect((await get('/remotes.json')).json()).toEqual(expected)
  expect(JSON.parse(/id="wervio-remotes">([^<]*)</.exec(body)?.[1] ?? '')).toEqual(expected)
  expect(body).not.toContain('rel="preload"')
  expect(String(headers['content-security-policy'])).toMatch(
    /script-src 'self' 'sha256-[^']+' https:\/\/remotes\.example https:\/\/next\.example;/,
  )
})

test('what the build of the current version offers to remotes can be asked for', async () => {
  await writeFile(join(root, 'bbbbbbbbbbbb', 'offer.json'), '{"contractVersion":1}')
  const answer = await get('/shell.json')
  expect([answer.json(), answer.headers['cache-control']]).toEqual([{ contractVersion: 1 }, 'no-cache'])
})

test('a build of before, which recorded no offer, has none', async () => {
  expect((await get('/shell.json')).statusCode).toBe(404)
})
