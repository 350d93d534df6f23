import { expect, test } from '@jest/globals'
import { findOwner, parseEntry, parseRegistry } from './registry.ts'

const entry = (name: string, basePaths: string[], more: object = {}) => ({ name, version: 'abc', manifest: `http://localhost:1/${name}/mf-manifest.json`, basePaths, contractVersion: 1, ...more })
const registry = (...remotes: object[]) => ({ version: 1, remotes })

test('a registry keeps what it says and drops what nobody knows', () => {
  const parsed = parseRegistry({ ...registry(entry('a', ['/a'], { extra: 1 })), more: true })
  expect(parsed).toEqual(registry(entry('a', ['/a'])))
})

test.each([
  ['null', null, 'registry is not an object'],
  ['another version', { version: 2, remotes: [] }, 'registry.version is not 1'],
  ['no list', { version: 1 }, 'registry.remotes is not a list'],
  ['a name that is no identifier', registry(entry('a-b', ['/a'])), 'registry.remotes[0].name is not an identifier'],
  ['no base path', registry(entry('a', [])), 'registry.remotes[0].basePaths is not a list with something in it'],
  ['a relative base path', registry(entry('a', ['a'])), 'registry.remotes[0].basePaths[0] is not a base path'],
  ['a script for an address', registry(entry('a', ['/a'], { manifest: 'javascript:alert(1)' })), 'registry.remotes[0].manifest is not an http address'],
  ['a preload outside its folder', registry(entry('a', ['/a'], { preload: ['../x.js'] })), 'registry.remotes[0].preload[0] is not a relative file name'],
  ['a name twice', registry(entry('a', ['/a']), entry('a', ['/b'])), 'registry.remotes[1].name is not unique (a)'],
  ['a path twice', registry(entry('a', ['/a']), entry('b', ['/a'])), 'registry.remotes[1].basePaths is not apart from those of a (/a)'],
])('%s is refused by name', (_, value, message) => {
  expect(() => parseRegistry(value)).toThrow(message)
})

test("a build's own entry has a relative manifest, a registry never", () => {
  const own = { ...entry('a', ['/a']), manifest: 'abc/mf-manifest.json' }
  expect(parseEntry(own, 'remote', { relative: true }).manifest).toBe('abc/mf-manifest.json')
  expect(() => parseEntry(own)).toThrow('remote.manifest is not an http address')
})

test('the longest base path wins, by whole segments and in any case; the home page owns nothing else', () => {
  const parsed = parseRegistry(registry(entry('home', ['/']), entry('list', ['/vacancy']), entry('one', ['/vacancy/new'])))
  const owner = (path: string) => findOwner(parsed, path)?.name
  expect([owner('/'), owner('/vacancy/1'), owner('/vacancy/new/x'), owner('/VACANCY'), owner('/vacancy-list'), owner('/other')]).toEqual(['home', 'list', 'one', 'list', undefined, undefined])
})
