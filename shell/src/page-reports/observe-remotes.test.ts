import { expect, test } from '@jest/globals'
import { RemoteContractError, RemoteError, type Host, type Registry } from '@wervio/federation/host'
import { observeRemotes, type RemoteEvents } from './observe-remotes.ts'

const registry: Registry = {
  version: 1,
  remotes: [
    {
      name: 'mfe_a',
      version: 'v1',
      manifest: 'https://a.example/v1/mf-manifest.json',
      basePaths: ['/a'],
      contractVersion: 1,
    },
  ],
}

const observe = (patchRoutes: Host['patchRoutesOnNavigation']) => {
  const events: RemoteEvents = { loads: [], failures: [] }
  const observed = observeRemotes(registry, patchRoutes, events)
  const go = async (path: string, signal = new AbortController().signal) =>
    await observed({ path, signal, matches: [], patch: () => {}, fetcherKey: undefined })
  return { events, go }
}

test('the first load of a remote is noted, with its version, and no address', async () => {
  const { events, go } = observe(() => {})
  await go('/a/jan-de-vries')
  await go('/a/jan-de-vries')
  await go('/elders')
  expect(events).toEqual({
    loads: [{ remote: 'mfe_a', version: 'v1', ms: expect.any(Number), cached: false }],
    failures: [],
  })
})

test.each([
  [new RemoteContractError('mfe_a', 'x'), 'contract'],
  [new RemoteError('mfe_a', 'x'), 'other'],
])('each failure is noted by its class, and the router still gets it', async (error, kind) => {
  const { events, go } = observe(async () => {
    throw error
  })
  await expect(go('/a/b')).rejects.toBe(error)
  await expect(go('/a/b')).rejects.toBe(error)
  const failure = { remote: 'mfe_a', version: 'v1', kind }
  expect(events).toEqual({ loads: [], failures: [failure, failure] })
})

test('a load that somebody did not wait for is not noted', async () => {
  const { events, go } = observe(() => {})
  await go('/a/b', AbortSignal.abort())
  expect(events.loads).toEqual([])
})
