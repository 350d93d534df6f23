import { expect, test } from '@jest/globals'
import { createInstance } from '@module-federation/enhanced/runtime'
import { requiredVersion } from '../build/shared.ts'
import { classify, isRefusal, RemoteContractError } from './errors.ts'

/** Loads a remote that was built with one version of our session package under a shell that shares another. */
const loadUnder = (shell: string, remote: string) => {
  const host = createInstance({
    name: `shell_${shell}_${remote}`.replaceAll('.', '_'),
    remotes: [],
    shared: {
      '@wervio/session': {
        version: shell,
        scope: 'default',
        lib: () => ({ shell }),
        shareConfig: { singleton: true, eager: true, strictVersion: true, requiredVersion: `^${shell}` },
      },
    },
  })
  return host.loadShare<{ shell: string }>('@wervio/session', {
    customShareInfo: {
      shareConfig: {
        singleton: true,
        strictVersion: true,
        requiredVersion: requiredVersion('@wervio/session', remote),
      },
    },
  })
}

test.each([
  ['1.2.0', '1.2.0'],
  ['1.2.0', '1.2.9'],
  ['1.3.0', '1.2.0'],
])('a shell with %s runs a remote built beside %s', async (shell, remote) => {
  const load = await loadUnder(shell, remote)
  expect(load && load()).toEqual({ shell })
})

test.each([
  ['1.2.0', '1.3.0'],
  ['2.0.0', '1.9.0'],
  ['1.9.0', '2.0.0'],
])('a shell with %s refuses a remote built beside %s, as one that does not fit', async (shell, remote) => {
  const failure = await loadUnder(shell, remote).catch((error: unknown) => error)
  expect(classify('mfe_a', failure)).toBeInstanceOf(RemoteContractError)
  expect(isRefusal(failure)).toBe(true)
})
