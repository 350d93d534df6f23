import { expect, test } from '@jest/globals'
import { parseEntry, parseRegistry } from './parse-registry.ts'
import { findOwner } from './registry.ts'

const entry = (name: string, basePaths: string[], more: object = {}) => ({
  name,
  version: 'abc',
  manifest: `http://localhost:1/${name}/mf-manifest.json`,
  basePaths,
  contractVersion: 1,
  ...more,
})
const page = (path: string) => ({ id: 'one', path, title: 'Een' })
const registry = (...remotes: object[]) => ({ version: 1, remotes })

test('a registry keeps what it says and drops what nobody knows', () => {
  const parsedRegistry = parseRegistry({ ...registry(entry('a', ['/a'], { extra: 1 })), more: true })
  expect(parsedRegistry).toEqual(registry(entry('a', ['/a'])))
})

test.each([
  ['null', null, 'registry is not an object'],
  ['another version', { version: 2, remotes: [] }, 'registry.version is not 1'],
  ['no list', { version: 1 }, 'registry.remotes is not a list'],
  ['a name that is no identifier', registry(entry('a-b', ['/a'])), 'registry.remotes[0].name is not an identifier'],
  ['no base path', registry(entry('a', [])), 'registry.remotes[0].basePaths is not a list with something in it'],
  ['a relative base path', registry(entry('a', ['a'])), 'registry.remotes[0].basePaths[0] is not a base path'],
  [
    'a script for an address',
    registry(entry('a', ['/a'], { manifest: 'javascript:alert(1)' })),
    'registry.remotes[0].manifest is not an http address',
  ],
  [
    'a preload outside its folder',
    registry(entry('a', ['/a'], { preload: ['../x.js'] })),
    'registry.remotes[0].preload[0] is not a relative file name',
  ],
  ['a name twice', registry(entry('a', ['/a']), entry('a', ['/b'])), 'registry.remotes[1].name is not unique (a)'],
  [
    'a page outside its base paths',
    registry(entry('a', ['/a'], { routes: [page('/b')] })),
    'registry.remotes[0].routes[0].path is not below its own base paths (/b)',
  ],
  [
    'a page with a parameter for everything',
    registry(entry('a', ['/'], { routes: [page('/:any')] })),
    'registry.remotes[0].routes[0].path is not below its own base paths (/:any)',
  ],
  [
    'a base path around a page of another',
    registry(entry('a', ['/a'], { routes: [page('/a/b/c')] }), entry('b', ['/a/b'])),
    'registry.remotes[0].routes[0].path is not its own, but that of b (/a/b/c)',
  ],
  [
    "another's page, made public",
    registry(
      entry('a', ['/a/b'], { routes: [page('/a/b')] }),
      entry('b', ['/a'], { routes: [{ ...page('/a/b'), access: 'public' }] }),
    ),
    'registry.remotes[1].routes[0].path is not its own, but that of a (/a/b)',
  ],
  [
    'a path twice',
    registry(entry('a', ['/a']), entry('b', ['/a'])),
    'registry.remotes[1].basePaths is not apart from those of a (/a)',
  ],
])('%s is refused by name', (_, value, message) => {
  expect(() => parseRegistry(value)).toThrow(message)
})

test('the pages come through as they are described', () => {
  const describedRegistry = registry(entry('a', ['/a'], { routes: [page('/a/:id')] }))
  expect(parseRegistry(describedRegistry)).toEqual(describedRegistry)
})

test("a build's own entry has a relative manifest, a registry never", () => {
  const ownEntry = { ...entry('a', ['/a']), manifest: 'abc/mf-manifest.json' }
  expect(parseEntry(ownEntry, 'remote', { relative: true }).manifest).toBe('abc/mf-manifest.json')
  expect(() => parseEntry(ownEntry)).toThrow('remote.manifest is not an http address')
})

test('the longest base path wins, by whole segments and in any case; the home page owns nothing else', () => {
  const parsedRegistry = parseRegistry(
    registry(entry('home', ['/']), entry('list', ['/vacancy']), entry('one', ['/vacancy/new'])),
  )
  const owner = (path: string) => findOwner(parsedRegistry, path)?.name
  expect([
    owner('/'),
    owner('/vacancy/1'),
    owner('/vacancy/new/x'),
    owner('/VACANCY'),
    owner('/vacancy-list'),
    owner('/other'),
  ]).toEqual(['home', 'list', 'one', 'list', undefined, undefined])
})
