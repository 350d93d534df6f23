import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { buildRemoteServer } from './remote-server.ts'

let folder: string
let app: FastifyInstance
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-remote-'))
  const dir = join(folder, 'dist')
  await mkdir(join(dir, 'v1'), { recursive: true })
  await writeFile(join(folder, 'secret.json'), 'geheim')
  await writeFile(join(dir, '.env'), 'geheim')
  await writeFile(join(dir, 'v1', '.env'), 'geheim')
  await writeFile(join(dir, 'v1', 'mf-manifest.json'), '{}')
  app = buildRemoteServer({ dir, hosts: ['remotes.voorbeeld.nl'], logLevel: 'silent' })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('a remote answers to its own names and to no other Host', async () => {
  const statusAt = async (host: string) =>
    (await app.inject({ url: '/v1/mf-manifest.json', headers: { host } })).statusCode
  expect(await statusAt('localhost:3002')).toBe(200)
  expect(await statusAt('remotes.voorbeeld.nl')).toBe(200)
  expect(await statusAt('evil.example:3002')).toBe(421)
  expect((await app.inject({ url: '/health', headers: { host: 'evil.example' } })).statusCode).toBe(421)
})

/** Sends a path as it is written: `fetch` and `inject` take `..` out of it first. */
const askAsWritten = async (path: string): Promise<{ status: number | undefined; body: string }> => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject)
    })
      .once('error', reject)
      .end()
  })
}

test.each([
  '/../secret.json',
  '/v1/../../secret.json',
  '/..%2fsecret.json',
  '/%2e%2e/secret.json',
  '/v1/%2e%2e%2f%2e%2e%2fsecret.json',
  '/..%5csecret.json',
  '/....//secret.json',
  '/v1/%00/../../secret.json',
])('no path leads out of what is served: %s', async (path) => {
  const { status, body } = await askAsWritten(path)
  expect([400, 403, 404]).toContain(status)
  expect(body).not.toContain('geheim')
})

test.each(['/', '/v1', '/v1/', '/.env', '/v1/.env', '/%2eenv'])(
  'neither the list of a folder nor a hidden file is served: %s',
  async (path) => {
    const { status, body } = await askAsWritten(path)
    expect([403, 404]).toContain(status)
    expect(body).not.toMatch(/geheim|manifest/)
  },
)
