import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { RegistryEntry } from '../contract/registry.ts'
import { CONTRACT_VERSION } from '../contract/version.ts'
import { RemoteChunkError, RemoteEntryError, RemoteManifestError, RemoteTimeoutError } from './errors.ts'
import { lastKnownGood } from './last-known-good.ts'
import { limits } from './limits.ts'
import { createLoader, type Loader } from './loader.ts'

/**
 * Every combination that `e2e/tests/fault-matrix.spec.ts` tests in pairs, as the loader sees it. To the loader there
 * are three kinds of fault: a file that fails at once (refused, 503, HTML, an error in JSON, corrupt, missing, another
 * global), one that hangs until its own limit, and one that is slow. The limits are the real ones; the clock is the
 * test's.
 */
const entry: RegistryEntry = {
  name: 'mfe_a',
  version: 'v2',
  manifest: 'http://localhost:1/v2/mf-manifest.json',
  basePaths: ['/a'],
  contractVersion: CONTRACT_VERSION,
}
const module = { remote: { contractVersion: CONTRACT_VERSION, basePaths: ['/a'], routes: [{ path: '/a' }] } }

/** Webpack's `chunkLoadTimeout` in `build/base.ts`. */
const CHUNK_LIMIT = 10_000

const files = {
  manifest: {
    limit: limits.manifest,
    error: () => new RemoteManifestError('mfe_a', 'answers 503'),
    type: RemoteManifestError,
  },
  entry: { limit: limits.script, error: () => new Error('#RUNTIME-008'), type: RemoteEntryError },
  chunk: {
    limit: CHUNK_LIMIT,
    error: () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }),
    type: RemoteChunkError,
  },
}
type RemoteFile = keyof typeof files
const fileNames = Object.keys(files) as RemoteFile[]
const faults = ['fails at once', 'hangs until its limit', 'is slow'] as const
type Fault = (typeof faults)[number]

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const SLOW = 4_000

/** A federation runtime with a fault on one of the files, until it is lifted. */
const faultyRuntime = (fault: Fault, file: RemoteFile) => {
  const state = { isLifted: false }
  const load = async (): Promise<unknown> => {
    if (state.isLifted) return module
    if (fault === 'is slow') {
      await after(SLOW)
      return module
    }
    if (fault === 'hangs until its limit') await after(files[file].limit)
    throw files[file].error()
  }
  return { state, runtime: { register: jest.fn(), load: jest.fn(load), start: jest.fn() } }
}

/** Ways in which a user causes loads of the remote; each returns the outcomes of all of them. */
const ways: Record<string, (loader: Loader) => Promise<PromiseSettledResult<unknown>[]>> = {
  'deep link': (loader) => Promise.allSettled([loader.load(entry)]),
  'navigation, away and back': (loader) =>
    Promise.allSettled([loader.load(entry), after(100).then(() => loader.load(entry))]),
  preload: async (loader) => {
    const ahead = loader.isWanted(entry) ? loader.load(entry) : after(0)
    return Promise.allSettled([ahead, after(50).then(() => loader.load(entry))])
  },
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const combinations = faults.flatMap((fault) =>
  fileNames.flatMap((file) => Object.keys(ways).map((way) => [fault, file, way] as const)),
)

const memory = () => ({ getItem: () => null, setItem: () => undefined })
const loaderOn = (runtime: ReturnType<typeof faultyRuntime>['runtime']) =>
  createLoader({
    runtime,
    limits,
    lastGood: lastKnownGood(memory()),
    currentVersion: async () => entry.version,
    now: () => Date.now(),
  })

test.each(combinations)(
  'a remote that %s × %s × %s: every load ends in time, and it comes when somebody tries again',
  async (fault, file, way) => {
    const { state, runtime } = faultyRuntime(fault, file)
    const loader = loaderOn(runtime)
    const startedAt = Date.now()
    let duration = 0
    const loads = ways[way]?.(loader).finally(() => (duration = Date.now() - startedAt))
    await jest.runAllTimersAsync()
    const outcomes = (await loads) ?? []
    const reasons = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason : null))
    expect(reasons).toEqual(outcomes.map(() => (fault === 'is slow' ? null : expect.any(files[file].type))))
    // No attempt starts after `patience`, and each ends within its own limit.
    expect(duration).toBeLessThanOrEqual(limits.patience + limits.attempt + Math.max(...limits.backOff))
    state.isLifted = true
    loader.reset(entry)
    await expect(loader.load(entry)).resolves.toHaveLength(1)
  },
)

test.each(Object.keys(ways))(
  'a remote of which nothing ever comes, met by %s, is given up at the limit of the loader itself',
  async (way) => {
    const { runtime } = faultyRuntime('is slow', 'entry')
    runtime.load.mockReturnValue(new Promise(() => undefined))
    const loader = loaderOn(runtime)
    const loads = ways[way]?.(loader)
    await jest.runAllTimersAsync()
    for (const outcome of (await loads) ?? [])
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(RemoteTimeoutError) })
    runtime.load.mockResolvedValue(module)
    loader.reset(entry)
    await expect(loader.load(entry)).resolves.toHaveLength(1)
  },
)
