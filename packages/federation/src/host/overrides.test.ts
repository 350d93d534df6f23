import { expect, test } from '@jest/globals'
import { parseRegistry } from '../contract/parse-registry.ts'
import { allowsOverride, applyOverrides, setOverride, stopOverrides } from './overrides.ts'

const entry = {
  name: 'mfe_a',
  version: 'v',
  manifest: 'https://remotes.example/v/mf-manifest.json',
  basePaths: ['/a'],
  contractVersion: 1,
  preload: ['a.js'],
  routes: [{ id: 'one', path: '/a', title: 'Een' }],
}
const closedRegistry = parseRegistry({ version: 1, remotes: [entry] })
const open = parseRegistry({ version: 1, remotes: [entry], overrides: { allow: ['http://localhost:*'] } })
const searchWith = (text: string) => `?wervio-override=${encodeURIComponent(text)}`
const local = 'mfe_a@http://localhost:3102/mf-manifest.json'

const memory = () => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

test('an allowed override takes the place of the registered remote and stays for the tab', () => {
  const tab = memory()
  const { registry, overrides } = applyOverrides(open, searchWith(local), tab)
  expect(registry.remotes[0]).toEqual({
    ...entry,
    version: 'override',
    manifest: 'http://localhost:3102/mf-manifest.json',
    preload: undefined,
  })
  expect(overrides).toEqual([{ name: 'mfe_a', manifest: 'http://localhost:3102/mf-manifest.json' }])
  expect(applyOverrides(open, '', tab).overrides).toHaveLength(1)
  stopOverrides(tab)
  expect(applyOverrides(open, '', tab).overrides).toEqual([])
})

test('without leave of the registry nothing happens', () => {
  expect(applyOverrides(closedRegistry, searchWith(local), memory())).toEqual({
    registry: closedRegistry,
    overrides: [],
  })
})

test.each([
  ['another origin', 'mfe_a@http://evil.example/mf-manifest.json'],
  ['an origin that begins alike', 'mfe_a@http://localhost:3102.evil.example/mf-manifest.json'],
  ['an unknown remote', 'mfe_b@http://localhost:3102/mf-manifest.json'],
  ['a script', 'mfe_a@javascript:alert(1)'],
])('%s is ignored', (_, text) => {
  expect(applyOverrides(open, searchWith(text), memory()).overrides).toEqual([])
})

test('overrides are set and cleared one by one', () => {
  const tab = memory()
  setOverride(tab, 'mfe_a', 'http://localhost:3102/mf-manifest.json')
  setOverride(tab, 'mfe_a', 'http://localhost:4000/mf-manifest.json')
  setOverride(tab, 'mfe_b', 'http://localhost:5000/mf-manifest.json')
  expect(applyOverrides(open, '', tab).overrides).toEqual([
    { name: 'mfe_a', manifest: 'http://localhost:4000/mf-manifest.json' },
  ])
  setOverride(tab, 'mfe_a', null)
  expect(applyOverrides(open, '', tab).overrides).toEqual([])
  setOverride(tab, 'mfe_b', null)
  expect(tab.getItem('wervio:overrides')).toBeNull()
})

test('only origins that the registry names are allowed', () => {
  const addresses = ['http://localhost:1/x.json', 'http://localhost.evil.example/x.json', 'localhost:1', '']
  expect(addresses.map((address) => allowsOverride(open, address))).toEqual([true, false, false, false])
  expect(allowsOverride(closedRegistry, 'http://localhost:1/x.json')).toBe(false)
})
