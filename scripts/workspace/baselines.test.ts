import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '@jest/globals'
import { inRoot, root } from '../product/root.ts'

const record = readFileSync(inRoot('docs/decisions/0126-quality-in-the-gate.md'), 'utf8')
const baselines = globSync('{services/*,mfe-*,packages/*}/**/*.baseline.json', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

/** What stands in the first column of the table of sets: names by which baselines are stored. */
const rowNames = new Set(
  record
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)),
)

/** The folder of a set, or a folder around it that is its own alone; `test` and `src` hold many. */
const foldersOf = (path: string): string[] => {
  const folder = dirname(path)
  return [folder, dirname(folder)].filter((each) => each.split('/').length > 3 || each.endsWith('cv-set'))
}

test('each baseline stands in the table of sets', () => {
  const folders = [...record.matchAll(/`((?:services|mfe-\w+)\/[\w/-]+)`?/g)].map(([, folder = '']) => folder)
  expect(baselines.length).toBeGreaterThan(20)
  const isNamed = (path: string) =>
    foldersOf(path).some((folder) => folders.some((each) => each === folder || each.startsWith(`${folder}/`)))
  expect(baselines.filter((path) => !isNamed(path))).toEqual([])
})

test('each name by which a test compares a baseline has a row in the table of sets', () => {
  const names = globSync('{services/*,mfe-*,packages/*}/**/*.baseline.test.ts', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }).flatMap((path) =>
    [...readFileSync(inRoot(path), 'utf8').matchAll(/\bname: '([\w-]+)'/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(25)
  expect([...new Set(names)].filter((name) => !rowNames.has(name))).toEqual([])
})
