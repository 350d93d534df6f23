import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Registry } from '../contract/registry.ts'
import { lockFile } from './file-lock.ts'
import { registryStore } from './registry-store.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-registry-'))
  file = join(folder, 'remotes.json')
})
afterEach(() => rm(folder, { recursive: true }))

const registryOf = (version: string): Registry => ({
  version: 1,
  remotes: [
    {
      name: 'mfe_a',
      version,
      manifest: `https://remotes.example/${version}/mf-manifest.json`,
      basePaths: ['/a'],
      contractVersion: 1,
    },
  ],
})
const stored = async (): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'))

test('each change leaves the registry of before in the history, and no other file', async () => {
  const store = registryStore(file)
  expect(store.read()).toEqual({ version: 1, remotes: [] })
  for (const version of ['v1', 'v2', 'v2', 'v3']) store.change(() => registryOf(version))
  expect(await stored()).toEqual(registryOf('v3'))
  expect(store.history().map(({ registry }) => registry)).toEqual([registryOf('v1'), registryOf('v2')])
  expect(await readdir(folder)).toEqual(['remotes.json', 'remotes.json.history', 'remotes.json.lock'])
})

test('an invalid registry, and one whose making fails, change nothing', async () => {
  const store = registryStore(file)
  store.change(() => registryOf('v1'))
  expect(() => store.change(() => ({ ...registryOf('v2'), version: 2 }) as unknown as Registry)).toThrow('is not 1')
  expect(() =>
    store.change(() => {
      throw new Error('refused')
    }),
  ).toThrow('refused')
  expect(await stored()).toEqual(registryOf('v1'))
  expect(store.history()).toEqual([])
})

test('a damaged registry is told as none, and stays in the history as it was', async () => {
  await writeFile(file, '{ "version": 1, "rem')
  const store = registryStore(file)
  expect(() => store.read()).toThrow()
  store.change((present) => {
    expect(present).toBeNull()
    return registryOf('v1')
  })
  expect(await stored()).toEqual(registryOf('v1'))
  expect(await readFile(join(`${file}.history`, '000001.json'), 'utf8')).toBe('{ "version": 1, "rem')
  expect(store.history()).toEqual([])
})

test('the history ends, its numbers go on', async () => {
  const store = registryStore(file)
  for (let release = 1; release <= 103; release += 1) store.change(() => registryOf(`v${release}`))
  const names = await readdir(`${file}.history`)
  expect([names.length, names[0], names.at(-1)]).toEqual([100, '000003.json', '000102.json'])
})

test('only who holds the lock can change it', () => {
  const release = lockFile(`${file}.lock`)
  expect(lockFile(`${file}.lock`)).toBeUndefined()
  release?.()
  expect(registryStore(file).change(() => registryOf('v1'))).toEqual(registryOf('v1'))
})
