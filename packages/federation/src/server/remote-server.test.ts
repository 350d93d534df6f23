import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { buildRemoteServer } from './remote-server.ts'

test('a remote answers to its own names and to no other Host', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'wervio-remote-'))
  await writeFile(join(dir, 'mf-manifest.json'), '{}')
  const app = buildRemoteServer({ dir, hosts: ['remotes.voorbeeld.nl'], logLevel: 'silent' })
  const statusAt = async (host: string) =>
    (await app.inject({ url: '/mf-manifest.json', headers: { host } })).statusCode
  expect(await statusAt('localhost:3002')).toBe(200)
  expect(await statusAt('remotes.voorbeeld.nl')).toBe(200)
  expect(await statusAt('evil.example:3002')).toBe(421)
  expect((await app.inject({ url: '/health', headers: { host: 'evil.example' } })).statusCode).toBe(421)
  await app.close()
  await rm(dir, { recursive: true })
})
