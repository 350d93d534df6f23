import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { buildRemoteServer } from '../server/remote-server.ts'
import { publish } from './publish.ts'
import { readPublished, sumOf } from './published.ts'

let folder: string
let dist: string
let store: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-publish-'))
  ;[dist, store] = [join(folder, 'dist'), join(folder, 'store')]
})
afterEach(() => rm(folder, { recursive: true }))

const MANIFEST = 'mf-manifest.json'
const needs = { api: '1.3', shared: {}, links: [] }

/** A build as the preset writes it. */
const build = async (version: string, more: object = { needs }, manifest = '{}') => {
  const integrity = { [MANIFEST]: sumOf(Buffer.from(manifest)) }
  const entry = { name: 'mfe_a', version, basePaths: ['/a'], contractVersion: 1, integrity, ...more }
  await mkdir(join(dist, version), { recursive: true })
  await writeFile(join(dist, version, MANIFEST), manifest)
  await writeFile(join(dist, version, 'remote.json'), JSON.stringify({ ...entry, manifest: MANIFEST }))
  await writeFile(join(dist, 'remote.json'), JSON.stringify({ ...entry, manifest: `${version}/${MANIFEST}` }))
}

/** What `readPublished` finds where the store is served, by any name. */
const readServed = async (version?: string) => {
  const server = buildRemoteServer({ dir: store, logLevel: 'silent' })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  try {
    return await readPublished({ at: 'https://remotes.example/a/', inside: `${address}/` }, version)
  } finally {
    await server.close()
  }
}

test('versions stand beside each other, the newest is named, and each can be read by its name', async () => {
  await build('aaaaaaaaaaaa')
  expect((await publish(dist, store)).isNew).toBe(true)
  await build('bbbbbbbbbbbb')
  expect((await publish(dist, store)).isNew).toBe(true)
  expect((await publish(dist, store)).isNew).toBe(false)
  expect(await readdir(store)).toEqual(['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'remote.json'])
  expect((await readServed()).manifest).toBe('https://remotes.example/a/bbbbbbbbbbbb/mf-manifest.json')
  expect((await readServed('aaaaaaaaaaaa')).version).toBe('aaaaaaaaaaaa')
})

test('a version is never changed', async () => {
  await build('aaaaaaaaaaaa')
  await publish(dist, store)
  await build('aaaaaaaaaaaa', { needs }, '{ }')
  await expect(publish(dist, store)).rejects.toThrow('a version is never changed')
  expect(await readFile(join(store, 'aaaaaaaaaaaa', MANIFEST), 'utf8')).toBe('{}')
})

test.each<[string, () => Promise<void>, string]>([
  [
    'a manifest that was changed where it is served',
    () => writeFile(join(store, 'aaaaaaaaaaaa', MANIFEST), '{"other":1}'),
    'mf-manifest.json is not the file that was built',
  ],
  [
    'a compressed file that is damaged',
    () => writeFile(join(store, 'aaaaaaaaaaaa', `${MANIFEST}.gz`), 'no gzip'),
    'breaks off',
  ],
  ['a manifest that is gone', () => rm(join(store, 'aaaaaaaaaaaa', MANIFEST)), 'answers 404'],
  [
    'an entry that is no JSON',
    () => writeFile(join(store, 'aaaaaaaaaaaa', 'remote.json'), '<!doctype html>'),
    'remote.json can not be used',
  ],
])('%s is no version to release', async (_, damage, reason) => {
  await build('aaaaaaaaaaaa')
  await publish(dist, store)
  await damage()
  await expect(readServed()).rejects.toThrow(reason)
})

test('a build that recorded no needs is no version to release; a folder without a build is none', async () => {
  await build('aaaaaaaaaaaa', {})
  await publish(dist, store)
  await expect(readServed()).rejects.toThrow('build it again')
  await expect(publish(join(folder, 'nothing'), store)).rejects.toThrow('is no build of a remote')
})
