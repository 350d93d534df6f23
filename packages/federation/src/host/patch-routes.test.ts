import { expect, jest, test } from '@jest/globals'
import type { RouteObject } from '@wervio/routing'
import { parseRegistry } from '../contract/parse-registry.ts'
import { createPatchRoutes } from './patch-routes.ts'

const registry = parseRegistry({
  version: 1,
  remotes: [
    {
      name: 'mfe_a',
      version: 'v',
      manifest: 'http://localhost:1/v/mf-manifest.json',
      basePaths: ['/a'],
      contractVersion: 1,
    },
  ],
})
const routes: RouteObject[] = [{ path: '/a', id: 'mfe_a:0' }]
const navigation = (path: string, matchedIds: string[] = []) => ({
  path,
  patch: jest.fn<(parent: string | null, routes: RouteObject[]) => void>(),
  signal: new AbortController().signal,
  fetcherKey: undefined,
  matches: matchedIds.map((id) => ({ route: { id }, params: {}, pathname: path, pathnameBase: path })),
})

test('the routes of the owner are patched, at every navigation anew', async () => {
  const patchRoutes = createPatchRoutes(registry, { load: async () => routes })
  for (const nextNavigation of [navigation('/a'), navigation('/a/1')]) {
    await patchRoutes(nextNavigation)
    expect(nextNavigation.patch).toHaveBeenCalledWith('root', routes)
  }
})

test('a path of nobody, and one whose remote is in already, ask for nothing', async () => {
  const load = jest.fn<() => Promise<RouteObject[]>>()
  const patchRoutes = createPatchRoutes(registry, { load })
  await patchRoutes(navigation('/b'))
  await patchRoutes(navigation('/a/1', ['shell', 'root', 'mfe_a:0']))
  expect(load).not.toHaveBeenCalled()
})

test('a failure reaches the router', async () => {
  const patchRoutes = createPatchRoutes(registry, { load: async () => Promise.reject(new Error('down')) })
  await expect(patchRoutes(navigation('/a'))).rejects.toThrow('down')
})

test('a failure of a navigation the user left behind does not', async () => {
  const navigationEnd = new AbortController()
  const patchRoutes = createPatchRoutes(registry, { load: async () => Promise.reject(new Error('down')) })
  const patching = patchRoutes({ ...navigation('/a'), signal: navigationEnd.signal })
  navigationEnd.abort()
  await expect(Promise.resolve(patching)).resolves.toBeUndefined()
})
