import { expect, test } from '@jest/globals'
import { createRemoteStates, RemoteContractError, RemoteError, type Registry } from '@wervio/federation/host'
import { observeRemotes, type RemoteEvents } from './observe-remotes.ts'

const registry: Registry = {
  version: 1,
  remotes: [
    {
      name: 'mfe_a',
      version: 'v2',
      manifest: 'https://a.example/v2/mf-manifest.json',
      basePaths: ['/a'],
      contractVersion: 1,
    },
  ],
}

const observe = () => {
  const events: RemoteEvents = { loads: [], failures: [] }
  const states = createRemoteStates()
  observeRemotes({ registry, states }, events)
  return { events, states }
}

test('the first load of a remote is noted, with the version that runs', () => {
  const { events, states } = observe()
  for (const version of ['v1', 'v2']) {
    states.report('mfe_a', { state: 'loading' })
    states.report('mfe_a', { state: 'loaded', version })
  }
  expect(events).toEqual({
    loads: [{ remote: 'mfe_a', version: 'v1', ms: expect.any(Number), cached: false }],
    failures: [],
  })
})

test.each([
  [new RemoteContractError('mfe_a', 'x'), 'contract'],
  [new RemoteError('mfe_a', 'x'), 'other'],
])('each failure is noted once, by its class', (error, kind) => {
  const { events, states } = observe()
  const fail = () => {
    states.report('mfe_a', { state: 'loading' })
    states.report('mfe_a', { state: 'failed', error })
  }
  fail()
  fail()
  const failure = { remote: 'mfe_a', version: 'v2', kind }
  expect(events).toEqual({ loads: [], failures: [failure, failure] })
})

test('a remote that the registry does not name is nobody’s', () => {
  const { events, states } = observe()
  states.report('mfe_b', { state: 'loaded', version: 'v1' })
  expect(events).toEqual({ loads: [], failures: [] })
})
