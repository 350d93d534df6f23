import { expect, test } from '@jest/globals'
import type { Registry, RegistryEntry } from '../contract/registry.ts'
import { earlierEntry, promoted, tried, withdrawn } from './changes.ts'
import { composed } from './composed.ts'

const entry = (version: string, name = 'mfe_a'): RegistryEntry => ({
  name,
  version,
  manifest: `https://remotes.example/${version}/mf-manifest.json`,
  basePaths: [`/${name}`],
  contractVersion: 1,
})
const registryOf = (...remotes: RegistryEntry[]): Registry => ({ version: 1, remotes })
const other = entry('o1', 'mfe_b')

/** The version before the last one of these, each a registry of its own. */
const before = (...versions: string[]) =>
  earlierEntry(
    versions.slice(0, -1).map((version) => registryOf(entry(version), other)),
    entry(versions.at(-1) ?? ''),
  )?.version ?? null

test.each([
  [['1'], null],
  [['1', '2'], '1'],
  [['1', '2', '2', '3'], '2'],
  [['1', '2', '3', '2'], '1'],
  [['1', '2', '3', '2', '1'], null],
  [['1', '2', '1', '3'], '1'],
  [['1', '2', '3', '2', '4'], '2'],
])('after the releases %j comes a rollback to %s', (versions, expected) => {
  expect(before(...versions)).toBe(expected)
})

test('a rollback finds a version where it was last', () => {
  const moved = { ...entry('1'), manifest: 'https://elsewhere.example/1/mf-manifest.json' }
  expect(earlierEntry([registryOf(entry('1')), registryOf(moved)], entry('2'))).toEqual(moved)
})

test('a promotion changes one remote alone, and ends its canary', () => {
  const trying = tried(registryOf(entry('1'), other), entry('2'), 10)
  expect(trying).toEqual(registryOf({ ...entry('1'), canary: { share: 10, entry: entry('2') } }, other))
  expect(promoted(trying, entry('2'))).toEqual(registryOf(entry('2'), other))
  expect(withdrawn(trying, 'mfe_a')).toEqual(registryOf(entry('1'), other))
})

test('a larger share takes the place of a smaller one', () => {
  const trying = tried(tried(registryOf(entry('1')), entry('2'), 5), entry('2'), 50)
  expect(trying.remotes[0]?.canary).toEqual({ share: 50, entry: entry('2') })
})

test('what everybody has is no canary, and without one nothing is withdrawn', () => {
  expect(() => tried(registryOf(entry('1')), entry('1'), 10)).toThrow('is what everybody has')
  expect(() => withdrawn(registryOf(entry('1')), 'mfe_a')).toThrow('has no canary')
  expect(() => withdrawn(registryOf(entry('1')), 'mfe_x')).toThrow('the registry has no mfe_x')
})

test('a start keeps a canary beside the version it was beside, and no other', () => {
  const present = tried(registryOf(entry('1'), other), entry('2'), 10)
  expect(composed([entry('1'), other], { present })).toEqual(present)
  expect(composed([entry('3'), other], { present })).toEqual(registryOf(entry('3'), other))
})
