import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { PageReport } from '@wervio/contracts'
import { createKnownPages } from './known-pages.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wervio-registry-'))
  file = join(folder, 'remotes.json')
})
afterEach(() => rm(folder, { recursive: true }))

const release = (version: string) =>
  writeFile(file, JSON.stringify({ remotes: [{ name: 'mfe_a', version, routes: [{ path: '/a/:id' }] }] }))
const report = (route: string, remote: string, version: string): PageReport => ({
  device: 'phone',
  vitals: [{ name: 'LCP', value: 1, route }],
  loads: [{ remote, version, ms: 1, cached: false }],
  failures: [{ remote, version, kind: 'chunk' }],
})
const namesIn = ({ vitals, loads, failures }: PageReport) => [
  vitals[0]?.route,
  ...[...loads, ...failures].map(({ remote, version }) => `${remote} ${version}`),
]

test.each([
  ['/a/:id', 'mfe_a', 'v1', ['/a/:id', 'mfe_a v1', 'mfe_a v1']],
  ['/dashboard', 'mfe_a', 'v9', ['/dashboard', 'mfe_a other', 'mfe_a other']],
  ['/kandidaat/jan-de-vries', 'mfe_jan', 'v1', ['other', 'other other', 'other other']],
])('of %s and %s in %s only what the registry names is told', async (route, remote, version, names) => {
  await release('v1')
  expect(namesIn(await createKnownPages(file)(report(route, remote, version)))).toEqual(names)
})

test('a release is known a minute later, and tabs of before still tell their version', async () => {
  let time = 0
  const knownPages = createKnownPages(file, () => time)
  await release('v1')
  await knownPages(report('/', 'mfe_a', 'v1'))
  await release('v2')
  expect(namesIn(await knownPages(report('/', 'mfe_a', 'v2')))).toContain('mfe_a other')
  time = 60_000
  expect(namesIn(await knownPages(report('/', 'mfe_a', 'v2')))).toContain('mfe_a v2')
  expect(namesIn(await knownPages(report('/', 'mfe_a', 'v1')))).toContain('mfe_a v1')
})

test.each(['{', '[]', '{"remotes":[{"name":7}]}'])(
  'a registry that can not be read leaves what was known: %s',
  async (text) => {
    let time = 0
    const knownPages = createKnownPages(file, () => time)
    await release('v1')
    await knownPages(report('/', 'mfe_a', 'v1'))
    await writeFile(file, text)
    time = 60_000
    expect(namesIn(await knownPages(report('/a/:id', 'mfe_a', 'v1')))).toEqual(['/a/:id', 'mfe_a v1', 'mfe_a v1'])
  },
)

test('without a registry the named routes are known', async () => {
  expect(namesIn(await createKnownPages(null)(report('/dashboard', 'mfe_a', 'v1')))[0]).toBe('/dashboard')
})
