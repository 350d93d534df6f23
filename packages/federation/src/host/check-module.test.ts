import { expect, test } from '@jest/globals'
import type { RouteObject } from '@wervio/routing'
import { routesOf } from './check-module.ts'

const entry = {
  name: 'mfe_a',
  version: 'v',
  manifest: 'http://localhost:1/v/mf-manifest.json',
  basePaths: ['/a'],
  contractVersion: 1,
}
const check = (...routes: RouteObject[]) =>
  routesOf(entry, { remote: { contractVersion: 1, basePaths: ['/a'], routes } })

test('every route gets an id of its remote, children too', () => {
  expect(check({ path: '/a', id: 'list', children: [{ index: true }, { path: 'new' }] })).toEqual([
    {
      path: '/a',
      id: 'mfe_a:list',
      children: [
        { index: true, id: 'mfe_a:0-0' },
        { path: 'new', id: 'mfe_a:0-1' },
      ],
    },
  ])
})

test('a route without a path may group routes of its own', () => {
  expect(check({ children: [{ path: '/a/b' }] })[0]?.children).toEqual([{ path: '/a/b', id: 'mfe_a:0-0' }])
})

test.each<[string, RouteObject]>([
  ['/b', { path: '/b' }],
  ['/ab', { path: '/ab' }],
  ['*', { path: '*' }],
  ['a nested foreign path', { children: [{ path: '/b' }] }],
])('%s is refused', (_, route) => {
  expect(() => check(route)).toThrow('which it does not own')
})

test("another remote's id is refused", () => {
  expect(() => check({ path: '/a', id: 'mfe_b:list' })).toThrow("which is another remote's")
})

test('a module of another shape is refused', () => {
  for (const loadedModule of [null, {}, { remote: null }, { remote: { contractVersion: 1 } }])
    expect(() => routesOf(entry, loadedModule)).toThrow('does not export `remote`')
})
