import { expect, jest, test } from '@jest/globals'
import { RemoteManifestError } from './errors.ts'
import { createFederationRuntime } from './federation-runtime.ts'
import { limits } from './limits.ts'

const versionOf = (version: string) => ({
  name: 'mfe_a',
  version,
  manifest: `http://localhost:1/${version}/mf-manifest.json`,
  basePaths: ['/a'],
  contractVersion: 1,
})
const [v1, v2] = [versionOf('v1'), versionOf('v2')]
const entryOf = ({ version }: typeof v1) => `http://localhost:1/${version}/remoteEntry.js`

const manifestResponse = () => Response.json({ metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } } })

/** The runtime on a library that loads what it was told of last. */
const setUp = () => {
  const fetchManifest = jest.spyOn(globalThis, 'fetch').mockReset()
  fetchManifest.mockImplementation(async () => manifestResponse())
  const registrations: unknown[] = []
  let loadedEntry: string | null = null
  const runtime = createFederationRuntime(limits, {
    registerPlugins: () => undefined,
    registerRemotes: (remotes, { force }) => {
      registrations.push(...remotes.map(({ entry }) => [entry, force]))
      loadedEntry = remotes[0]?.entry ?? null
    },
    loadRemote: async () => loadedEntry,
  })
  return { runtime, fetchManifest, registrations }
}

test('the library is told of a version by its entry, when it is first loaded, and once', async () => {
  const { runtime, fetchManifest, registrations } = setUp()
  runtime.register(v1, { force: false })
  expect(fetchManifest).not.toHaveBeenCalled()
  expect(await runtime.load('mfe_a')).toBe(entryOf(v1))
  expect(await runtime.load('mfe_a')).toBe(entryOf(v1))
  expect(fetchManifest.mock.calls.map(([address]) => address)).toEqual([v1.manifest])
  expect(registrations).toEqual([[entryOf(v1), false]])
})

test('two loads at once tell the library of a version once', async () => {
  const { runtime, registrations } = setUp()
  runtime.register(v1, { force: true })
  expect(await Promise.all([runtime.load('mfe_a'), runtime.load('mfe_a')])).toEqual([entryOf(v1), entryOf(v1)])
  expect(registrations).toEqual([[entryOf(v1), true]])
})

test('a manifest that can not be had is asked for again by the next load', async () => {
  const { runtime, fetchManifest, registrations } = setUp()
  fetchManifest.mockImplementationOnce(async () => new Response('', { status: 503 }))
  runtime.register(v1, { force: true })
  await expect(runtime.load('mfe_a')).rejects.toBeInstanceOf(RemoteManifestError)
  expect(registrations).toEqual([])
  expect(await runtime.load('mfe_a')).toBe(entryOf(v1))
  expect(registrations).toEqual([[entryOf(v1), true]])
})

test('a version that is registered while the manifest of another is read takes its place', async () => {
  const { runtime, registrations } = setUp()
  runtime.register(v1, { force: false })
  const load = runtime.load('mfe_a')
  runtime.register(v2, { force: true })
  expect(await load).toBe(entryOf(v2))
  expect(registrations).toEqual([[entryOf(v2), true]])
})
