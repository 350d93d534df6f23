import { expect, test } from '@jest/globals'
import { GROUPS, takesCanary } from '../contract/canary.ts'
import { parseEntry, parseRegistry } from '../contract/parse-registry.ts'
import { chooseVersions, leaveCanary } from './choose-versions.ts'

const entry = (version: string, more: object = {}) => ({
  name: 'mfe_a',
  version,
  manifest: `https://remotes.example/${version}/mf-manifest.json`,
  basePaths: ['/a'],
  contractVersion: 1,
  ...more,
})
const registryWith = (share: number) =>
  parseRegistry({ version: 1, remotes: [entry('v1', { canary: { share, entry: entry('v2') } })] })

const browser = (entries: Record<string, string> = {}) => ({
  getItem: (key: string) => entries[key] ?? null,
  setItem: (key: string, value: string) => void (entries[key] = value),
  entries,
})
const versionFor = (share: number, storage: ReturnType<typeof browser>) =>
  chooseVersions(registryWith(share), storage).remotes[0]?.version

test.each([1, 5, 10, 25, 50, 99])('of all groups exactly %i%% take the canary, whatever its version', (share) => {
  const groups = Array.from({ length: GROUPS }, (_, group) => group)
  for (const version of ['v2', '823d74362468', '094de215b2d5', ''])
    expect(groups.filter((group) => takesCanary(group, version, share))).toHaveLength((share / 100) * GROUPS)
})

test('a larger share keeps who took part; another version has others', () => {
  const groups = Array.from({ length: GROUPS }, (_, group) => group)
  const five = groups.filter((group) => takesCanary(group, 'v2', 5))
  expect(five.every((group) => takesCanary(group, 'v2', 20))).toBe(true)
  expect(five.filter((group) => takesCanary(group, 'v3', 5))).toEqual([])
})

test('the choice of a browser stays, and all that is stored is a small number', () => {
  const storage = browser()
  const first = versionFor(50, storage)
  expect(Object.keys(storage.entries)).toEqual(['wervio:release-group'])
  expect(Number(storage.entries['wervio:release-group'])).toBeLessThan(GROUPS)
  for (let visit = 0; visit < 20; visit += 1) expect(versionFor(50, storage)).toBe(first)
})

test('who takes part has the version of everybody else to fall back on; the others have that alone', () => {
  const takesPart = (group: number) => takesCanary(group, 'v2', 50)
  const groups = Array.from({ length: GROUPS }, (_, group) => group)
  const [inside, outside] = [groups.find(takesPart), groups.find((group) => !takesPart(group))]
  const chosenBy = (group: number | undefined) =>
    chooseVersions(registryWith(50), browser({ 'wervio:release-group': String(group) })).remotes[0]
  expect(chosenBy(inside)).toEqual({ ...entry('v2'), fallback: entry('v1') })
  expect(chosenBy(outside)).toEqual(entry('v1'))
})

test('a canary that was left stays left; the next one is taken', () => {
  const storage = browser({ 'wervio:release-group': '0' })
  const share = 99
  expect(versionFor(share, storage)).toBe('v2')
  leaveCanary(storage, parseEntry(entry('v2')))
  expect(versionFor(share, storage)).toBe('v1')
})

test('without a canary nothing is stored, and without storage nobody takes part', () => {
  const storage = browser()
  const plain = parseRegistry({ version: 1, remotes: [entry('v1')] })
  expect(chooseVersions(plain, storage)).toBe(plain)
  expect(storage.entries).toEqual({})
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  expect(chooseVersions(registryWith(99), { getItem: refuse, setItem: refuse }).remotes[0]).toEqual(entry('v1'))
})
