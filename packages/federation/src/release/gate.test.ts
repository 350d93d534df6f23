import { expect, test } from '@jest/globals'
import type { Registry, RegistryEntry } from '../contract/registry.ts'
import { fitProblems, notesOf, problemsOf, type LiveFacts } from './gate.ts'

const needs = {
  api: '1.3',
  shared: { '@wervio/session': { range: '^1.2.0', exports: ['getToken', 'useSession'] } },
  links: ['/b/:id', '/profile'],
}
const entry = (name: string, path: string, more: Partial<RegistryEntry> = {}): RegistryEntry => ({
  name,
  version: 'v1',
  manifest: `https://remotes.example/${name}/v1/mf-manifest.json`,
  basePaths: [path],
  contractVersion: 1,
  routes: [{ id: 'one', path: `${path}/:id`, title: 'Een' }],
  needs: { ...needs, links: [] },
  ...more,
})
const facts: LiveFacts = {
  shell: {
    contractVersion: 1,
    api: '1.3',
    shared: { '@wervio/session': { version: '1.2.4', exports: ['getToken', 'useSession', 'signOut'] } },
    pages: ['/profile', '/login'],
    links: ['/a/:vacancy'],
  },
  services: { 'https://api.example': '1.3' },
}
const [a, b] = [entry('mfe_a', '/a'), entry('mfe_b', '/b')]
const registry: Registry = { version: 1, remotes: [a, b] }
const candidate = entry('mfe_a', '/a', { version: 'v2', needs })

test('a candidate that fits has no problems', () => expect(problemsOf(registry, candidate, facts)).toEqual([]))

test.each<[string, Partial<RegistryEntry>, string]>([
  ['another contract version', { contractVersion: 2 }, 'it keeps contract version 2, the live shell 1'],
  [
    'a shared package of a later version',
    { needs: { ...needs, shared: { '@wervio/session': { range: '^1.3.0' } } } },
    'it needs @wervio/session ^1.3.0, the live shell has 1.2.4',
  ],
  [
    'a name that the shell does not export',
    { needs: { ...needs, shared: { '@wervio/session': { range: '^1.2.0', exports: ['useSession', 'renew'] } } } },
    '@wervio/session 1.2.4 of the live shell has no renew',
  ],
  [
    'a package that the shell does not share',
    { needs: { ...needs, shared: { jotai: { range: '^3.0.0' } } } },
    'it needs jotai, which the live shell does not share',
  ],
  [
    'the next major of the API',
    { needs: { ...needs, api: '2.0' } },
    'it calls version 2.0 of the API, https://api.example has 1.3',
  ],
  [
    "another's base path",
    { basePaths: ['/a', '/b'] },
    'with it the registry is invalid: registry.remotes[1].basePaths is not apart from those of mfe_a (/b)',
  ],
  ['a page of the shell', { basePaths: ['/a', '/login'] }, '/login is a page of the shell'],
])('%s is refused by name', (_, change, problem) => {
  const changed = { ...candidate, ...change }
  expect(problemsOf(registry, changed, facts)).toEqual([problem])
  expect(fitProblems(registry, changed, facts)).toEqual([problem])
})

test('a page that goes although shell and remotes link to it is refused; another name of its parameter is the same page', () => {
  const linking = {
    ...registry,
    remotes: [a, entry('mfe_b', '/b', { needs: { ...needs, links: ['/a/:id'] } })],
  }
  const without = { ...candidate, routes: [{ id: 'list', path: '/a', title: 'Lijst' }] }
  expect(problemsOf(linking, without, facts)).toEqual([
    'it no longer has /a/:vacancy, to which the shell links',
    'it no longer has /a/:id, to which mfe_b links',
  ])
  expect(fitProblems(linking, without, facts)).toEqual([])
})

test('links of a canary count too', () => {
  const canary = entry('mfe_b', '/b', { version: 'v2', needs: { ...needs, links: ['/a/:id'] } })
  const remotes = [a, { ...b, canary: { share: 5, entry: canary } }]
  const without = { ...candidate, routes: [{ id: 'list', path: '/a', title: 'Lijst' }] }
  expect(problemsOf({ ...registry, remotes }, without, facts)).toContain(
    'it no longer has /a/:id, to which mfe_b links',
  )
})

test('a link to a page that nobody has is refused', () => {
  const ahead = { ...candidate, needs: { ...needs, links: ['/c/:id'] } }
  expect(problemsOf(registry, ahead, facts)).toEqual(['it links to /c/:id, a page that nobody has'])
})

test('a minor ahead of the services is a note', () => {
  const ahead = { ...candidate, needs: { ...needs, api: '1.4' } }
  expect(problemsOf(registry, ahead, facts)).toEqual([])
  expect(notesOf(ahead, facts)).toEqual(['it was written for 1.4 of the API, and https://api.example has 1.3'])
  expect(notesOf(candidate, facts)).toEqual([])
})
