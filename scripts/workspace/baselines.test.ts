import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from '@jest/globals'
import { inRoot, root } from '../product/root.ts'

const record = readFileSync(inRoot('docs/decisions/0126-quality-in-the-gate.md'), 'utf8')
const baselines = globSync('{services/*,mfe-*,packages/*}/**/*.baseline.json', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

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
