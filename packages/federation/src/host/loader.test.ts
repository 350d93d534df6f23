import { expect, jest, test } from '@jest/globals'
import type { RegistryEntry } from '../contract/registry.ts'
import { RemoteContractError, RemoteOutdatedError, RemoteSuspendedError, RemoteTimeoutError } from './errors.ts'
import { lastKnownGood } from './last-known-good.ts'
import { createLoader } from './loader.ts'

const entry: RegistryEntry = {
  name: 'mfe_a',
  version: 'v2',
  manifest: 'http://localhost:1/v2/mf-manifest.json',
  basePaths: ['/a'],
  contractVersion: 1,
}
const good = { remote: { contractVersion: 1, basePaths: ['/a'], routes: [{ path: '/a' }] } }
const limits = {
  manifest: 50,
  script: 50,
  attempt: 50,
  patience: 1_000,
  backOff: [1, 1],
  failuresBeforeRest: 2,
  rest: 1_000,
}

const memory = (entries: Record<string, string> = {}) => ({
  getItem: (key: string) => entries[key] ?? null,
  setItem: (key: string, value: string) => void (entries[key] = value),
  entries: entries,
})

const setUp = ({ current = 'v2', storage = memory() } = {}) => {
  let clock = 0
  const runtime = {
    register: jest.fn(),
    load: jest.fn<(name: string) => Promise<unknown>>(),
    start: jest.fn<(entry: RegistryEntry) => void>(),
  }
  const loader = createLoader({
    runtime,
    limits,
    lastGood: lastKnownGood(storage),
    currentVersion: async () => current,
    now: () => clock,
  })
  return { runtime, loader, storage, pass: (ms: number) => (clock += ms) }
}

test('two callers share one load, and its routes carry the name of the remote', async () => {
  const { runtime, loader } = setUp()
  runtime.load.mockResolvedValue(good)
  const [first, second] = await Promise.all([loader.load(entry), loader.load(entry)])
  expect(first).toBe(second)
  expect(first).toEqual([{ path: '/a', id: 'mfe_a:0' }])
  expect(runtime.load).toHaveBeenCalledTimes(1)
})

test('a failure is tried again with everything remembered dropped', async () => {
  const { runtime, loader } = setUp()
  runtime.load.mockRejectedValueOnce(new Error('#RUNTIME-003')).mockResolvedValue(good)
  await expect(loader.load(entry)).resolves.toHaveLength(1)
  expect(runtime.register.mock.calls).toEqual([
    [entry, { force: false }],
    [entry, { force: true }],
  ])
})

test('a remote that never answers is given up', async () => {
  const { runtime, loader } = setUp()
  runtime.load.mockReturnValue(new Promise(() => undefined))
  await expect(loader.load(entry)).rejects.toBeInstanceOf(RemoteTimeoutError)
})

test('after repeated failure it rests; a retry by hand goes through at once', async () => {
  const { runtime, loader } = setUp()
  runtime.load.mockRejectedValue(new Error('#RUNTIME-008'))
  await expect(loader.load(entry)).rejects.toThrow('the entry can not be used')
  await expect(loader.load(entry)).rejects.toThrow('the entry can not be used')
  const calls = runtime.load.mock.calls.length
  await expect(loader.load(entry)).rejects.toBeInstanceOf(RemoteSuspendedError)
  expect(runtime.load).toHaveBeenCalledTimes(calls)
  runtime.load.mockResolvedValue(good)
  loader.reset(entry)
  await expect(loader.load(entry)).resolves.toHaveLength(1)
})

test('after a retry by hand one more failure is no reason to rest', async () => {
  const { runtime, loader } = setUp()
  runtime.load.mockRejectedValue(new Error('#RUNTIME-008'))
  for (let attempt = 0; attempt < limits.failuresBeforeRest; attempt += 1)
    await expect(loader.load(entry)).rejects.toThrow('the entry can not be used')
  loader.reset(entry)
  await expect(loader.load(entry)).rejects.toThrow('the entry can not be used')
  runtime.load.mockResolvedValue(good)
  await expect(loader.load(entry)).resolves.toHaveLength(1)
})

test('rest ends by itself', async () => {
  const { runtime, loader, pass } = setUp()
  runtime.load.mockRejectedValue(new Error('down'))
  await loader.load(entry).catch(() => undefined)
  await loader.load(entry).catch(() => undefined)
  runtime.load.mockResolvedValue(good)
  pass(limits.rest + 1)
  await expect(loader.load(entry)).resolves.toHaveLength(1)
})

test('another contract version is refused, without a retry', async () => {
  const { runtime, loader } = setUp()
  runtime.load.mockResolvedValue({ remote: { ...good.remote, contractVersion: 2 } })
  await expect(loader.load(entry)).rejects.toBeInstanceOf(RemoteContractError)
  expect(runtime.load).toHaveBeenCalledTimes(1)
  await expect(loader.load({ ...entry, name: 'mfe_b', contractVersion: 2 })).rejects.toBeInstanceOf(RemoteContractError)
  expect(runtime.load).toHaveBeenCalledTimes(1)
})

test('when the registry has a newer version meanwhile, that is what the error says', async () => {
  const { runtime, loader } = setUp({ current: 'v3' })
  runtime.load.mockRejectedValue(new Error('gone'))
  await expect(loader.load(entry)).rejects.toBeInstanceOf(RemoteOutdatedError)
})

test('the version that last worked stands in for one that is broken', async () => {
  const earlier = { ...entry, version: 'v1', manifest: 'http://localhost:1/v1/mf-manifest.json' }
  const storage = memory({ 'wervio:remote:mfe_a': JSON.stringify(earlier) })
  const { runtime, loader } = setUp({ storage })
  let registeredVersion = ''
  runtime.register.mockImplementation(
    (registeredEntry) => void (registeredVersion = (registeredEntry as RegistryEntry).version),
  )
  runtime.load.mockImplementation(async () => {
    if (registeredVersion === 'v1') return good
    throw new Error('broken')
  })
  await expect(loader.load(entry)).resolves.toHaveLength(1)
  expect(JSON.parse(storage.entries['wervio:remote:mfe_a'] ?? '')).toEqual(earlier)
})

test('a kept version of another origin is never used', () => {
  const foreign = { ...entry, version: 'v1', manifest: 'http://elsewhere.example/v1/mf-manifest.json' }
  expect(lastKnownGood(memory({ 'wervio:remote:mfe_a': JSON.stringify(foreign) })).find(entry)).toBeNull()
})

test('fetching ahead is of use until a load begins, and not while the remote rests', async () => {
  const { runtime, loader } = setUp()
  expect(loader.isWanted(entry)).toBe(true)
  runtime.load.mockResolvedValue(good)
  const load = loader.load(entry)
  expect(loader.isWanted(entry)).toBe(false)
  expect(runtime.start.mock.calls).toEqual([[entry]])
  await load
  const failing = setUp()
  failing.runtime.load.mockRejectedValue(new Error('down'))
  for (let tries = 0; tries < limits.failuresBeforeRest; tries += 1)
    await failing.loader.load(entry).catch(() => undefined)
  expect(failing.loader.isWanted(entry)).toBe(false)
})

const stable = { ...entry, version: 'v1', manifest: 'http://localhost:1/v1/mf-manifest.json' }
const canary = { ...entry, fallback: stable }

/** A runtime in which only the version of everybody else can be loaded. */
const withBrokenCanary = (runtime: ReturnType<typeof setUp>['runtime'], error: unknown) => {
  let registeredVersion = ''
  runtime.register.mockImplementation(
    (registeredEntry) => void (registeredVersion = (registeredEntry as RegistryEntry).version),
  )
  runtime.load.mockImplementation(async () => {
    if (registeredVersion === 'v1') return good
    throw error
  })
}

test.each([
  ['is broken', new Error('#RUNTIME-008'), 'v2'],
  ['is broken and was withdrawn', new Error('#RUNTIME-008'), 'v1'],
  ['is refused', new RemoteContractError('mfe_a', 'claims /b'), 'v2'],
])('a canary that %s gives way to the version of everybody else, and is not kept', async (_, error, current) => {
  const { runtime, loader, storage } = setUp({ current })
  withBrokenCanary(runtime, error)
  await expect(loader.load(canary)).resolves.toHaveLength(1)
  expect(storage.entries).toEqual({})
})

test('a canary of another contract version gives way without being asked for', async () => {
  const { runtime, loader } = setUp()
  runtime.load.mockResolvedValue(good)
  await expect(loader.load({ ...canary, contractVersion: 2 })).resolves.toHaveLength(1)
  expect(runtime.register.mock.calls).toEqual([[stable, { force: false }]])
})

test('a canary that works is not kept as the version that last worked: it may be withdrawn', async () => {
  const { runtime, loader, storage } = setUp()
  runtime.load.mockResolvedValue(good)
  await loader.load(canary)
  expect(storage.entries).toEqual({})
})

test('what was refused goes on saying so, however often it is asked for', async () => {
  const { runtime, loader } = setUp()
  runtime.load.mockResolvedValue({ remote: { ...good.remote, contractVersion: 2 } })
  for (let visit = 0; visit < limits.failuresBeforeRest + 2; visit += 1)
    await expect(loader.load(entry)).rejects.toBeInstanceOf(RemoteContractError)
})
